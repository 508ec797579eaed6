import { z } from 'zod';

import {
  asset,
  date,
  figure,
  limit,
  lines,
  link,
  markup,
  optional,
  optionalList,
  text,
  type Wire,
} from './primitives';

/* A `file`, `image`, `src`, `thumbnail`, `link` or `redirection` is plain text here; the transforms
   decide whether it may be followed (lib/provider/transforms/addresses.ts). */

const namedSlug = z.object({
  name: text,
  slug: text,
  newProduct: optional(z.boolean()),
  comingProduct: optional(z.boolean()),
});

const advertisement = z.object({ menu: text, image: asset, name: text, link: link });

export const ticker = z.object({
  title: text,
  description: optional(markup),
  redirection: optional(link),
  position: text,
  start: limit,
  end: limit,
});

export const menu = z.object({
  research: optionalList(namedSlug),
  assetClasses: optionalList(namedSlug),
  advertisement: optionalList(advertisement),
  tickers: optionalList(ticker),
});
export type MenuWire = Wire<typeof menu>;

export const faq = z.object({
  question: text,
  response: markup,
  category: optional(text),
  reviewedAt: optional(date),
});
export type FaqWire = Wire<typeof faq>;

export const article = z.object({
  name: text,
  createdAt: date,
  reviewedAt: optional(date),
  slug: optional(text),
  summary: optional(text),
  body: optional(markup),
  image: optional(asset),
  author: optional(text),
  category: optional(text),
  readMinutes: optional(figure),
});
export type ArticleWire = Wire<typeof article>;

export const video = z.object({
  name: text,
  code: text,
  youtubeInfo: z.object({
    description: lines,
    publishedAt: date,
    duration: text,
    viewCount: figure,
  }),
  thumbnail: optional(asset),
  category: optional(text),
  transcript: optional(text),
});
export type VideoWire = Wire<typeof video>;

export const infographic = z.object({
  name: text,
  image: optional(asset),
  createdAt: optional(date),
  alt: optional(text),
});
export type InfographicWire = Wire<typeof infographic>;

export const webinar = z.object({
  title: text,
  startsAt: limit,
  minutes: optional(figure),
  speaker: optional(text),
  link: optional(link),
  recording: optional(link),
});
export type WebinarWire = Wire<typeof webinar>;

export const download = z.object({
  name: text,
  category: optional(text),
  file: optional(asset),
  size: optional(figure),
  updatedAt: optional(date),
});
export type DownloadWire = Wire<typeof download>;

export const contact = z.object({
  title: text,
  phone: optional(text),
  email: optional(text),
  hours: optional(text),
  address: optional(text),
});
export type ContactWire = Wire<typeof contact>;

export const branch = z.object({
  name: text,
  address: optional(text),
  city: optional(text),
  state: optional(text),
  pincode: optional(text),
  phone: optional(text),
  email: optional(text),
  latitude: optional(figure),
  longitude: optional(figure),
});
export type BranchWire = Wire<typeof branch>;

export const tool = z.object({
  name: text,
  description: optional(text),
  link: optional(link),
  image: optional(asset),
});
export type ToolWire = Wire<typeof tool>;

export const update = z.object({
  title: text,
  date: optional(date),
  category: optional(text),
  body: optional(markup),
  file: optional(asset),
});
export type UpdateWire = Wire<typeof update>;

export const report = z.object({
  title: text,
  category: optional(text),
  publishedAt: optional(date),
  summary: optional(text),
  file: optional(asset),
  size: optional(figure),
  author: optional(text),
});
export type ReportWire = Wire<typeof report>;

export const album = z.object({
  name: text,
  date: optional(date),
  images: optionalList(z.object({ src: asset, alt: optional(text) })),
});
export type AlbumWire = Wire<typeof album>;

export const pressRelease = z.object({
  heading: text,
  date: optional(date),
  source: optional(text),
  link: optional(link),
  file: optional(asset),
});
export type PressReleaseWire = Wire<typeof pressRelease>;

export const award = z.object({
  name: text,
  by: optional(text),
  year: optional(figure),
  image: optional(asset),
});
export type AwardWire = Wire<typeof award>;
