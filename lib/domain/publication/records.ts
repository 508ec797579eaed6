import {
  asset,
  date,
  figure,
  flag,
  limit,
  lines,
  link,
  list,
  markup,
  needed,
  optional,
  record,
  type RecordOf,
  text,
} from '@/lib/domain/fields';
import { slugOf } from '@/lib/tools/slug';

import { isSampleVideo } from './video';

const menuEntry = record({
  name: text,
  slug: text,
  /** Its entry in the menu has the New badge. */
  newProduct: optional(flag),
  /** Not available yet: its entry says "Coming soon" and has no link. */
  comingProduct: optional(flag),
});
/** The badges are left out where the site itself makes such an entry. */
export type NamedSlug = Pick<RecordOf<typeof menuEntry>, 'name' | 'slug'> &
  Partial<RecordOf<typeof menuEntry>>;

const namedSlug = menuEntry.to((given): NamedSlug => given);

const advertisement = record({
  /** The top menu that shows it. */
  menu: text,
  image: needed(asset),
  name: text,
  link: needed(link),
});
export type Advertisement = RecordOf<typeof advertisement>;

const ticker = record({
  title: text,
  /** `null` where the title is all there is. */
  description: optional(markup),
  redirection: optional(link),
  position: text,
  start: limit(date),
  end: limit(date),
});
export type Ticker = RecordOf<typeof ticker>;

export const menu = record({
  research: list(namedSlug),
  assetClasses: list(namedSlug),
  advertisements: list(advertisement).from('advertisement'),
  tickers: list(ticker),
});
export type MenuRecord = RecordOf<typeof menu>;

export const article = record({
  name: text,
  createdAt: date,
  /** When its facts were last checked. */
  reviewedAt: optional(date),
  slug: optional(text),
  summary: optional(text),
  body: optional(markup),
  image: optional(asset),
  author: optional(text),
  category: optional(text),
  readMinutes: optional(figure),
}).to((given) => ({ ...given, slug: given.slug ?? slugOf(given.name) }));
export type Article = RecordOf<typeof article>;

export const video = record({
  name: text,
  code: text,
  youtubeInfo: record({
    description: lines,
    publishedAt: date,
    /** ISO 8601 duration. */
    duration: text,
    views: figure.from('viewCount'),
  }),
  thumbnail: optional(asset),
  category: optional(text),
  /** What is said and shown, one paragraph per line. */
  transcript: optional(text),
}).to(({ youtubeInfo, ...given }) => ({
  ...given,
  ...youtubeInfo,
  // A sample video does not exist, so it has no views.
  views: isSampleVideo(given.code) ? null : youtubeInfo.views,
}));
export type Video = RecordOf<typeof video>;

export const infographic = record({
  name: text,
  image: optional(asset),
  createdAt: optional(date),
  alt: optional(text),
});
export type Infographic = RecordOf<typeof infographic>;

export const webinar = record({
  title: text,
  startsAt: limit(date),
  minutes: optional(figure),
  speaker: optional(text),
  link: optional(link),
  recording: optional(link),
});
export type Webinar = RecordOf<typeof webinar>;

export const tool = record({
  name: text,
  description: optional(text),
  link: optional(link),
  image: optional(asset),
});
export type Tool = RecordOf<typeof tool>;

export const report = record({
  title: text,
  /** The slug of its category. */
  category: optional(text),
  publishedAt: optional(date),
  summary: optional(text),
  file: optional(asset),
  /** Bytes. */
  size: optional(figure),
  author: optional(text),
});
export type Report = RecordOf<typeof report>;

export const album = record({
  name: text,
  date: optional(date),
  images: list(record({ src: needed(asset), alt: optional(text) })),
}).to((given) => ({
  ...given,
  images: given.images.map(({ src, alt }) => ({ src, alt: alt ?? given.name })),
}));
export type Album = RecordOf<typeof album>;

export const pressRelease = record({
  heading: text,
  date: optional(date),
  source: optional(text),
  link: optional(link),
  file: optional(asset),
});
export type PressRelease = RecordOf<typeof pressRelease>;

export const award = record({
  name: text,
  by: optional(text),
  year: optional(figure),
  image: optional(asset),
});
export type Award = RecordOf<typeof award>;
