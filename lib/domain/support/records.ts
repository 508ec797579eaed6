import {
  asset,
  date,
  figure,
  markup,
  optional,
  record,
  type RecordOf,
  text,
} from '@/lib/domain/fields';

export const faq = record({
  question: text,
  response: markup,
  category: optional(text),
  /** The day on which the answer was last checked. */
  reviewedAt: optional(date),
});
export type Faq = RecordOf<typeof faq>;

export const download = record({
  name: text,
  category: optional(text),
  file: optional(asset),
  /** Bytes. */
  size: optional(figure),
  updatedAt: optional(date),
});
export type Download = RecordOf<typeof download>;

export const contact = record({
  title: text,
  phone: optional(text),
  email: optional(text),
  hours: optional(text),
  address: optional(text),
});
export type Contact = RecordOf<typeof contact>;

export const branch = record({
  name: text,
  address: optional(text),
  city: optional(text),
  state: optional(text),
  pincode: optional(text),
  phone: optional(text),
  email: optional(text),
  latitude: optional(figure),
  longitude: optional(figure),
}).to(({ latitude, longitude, ...given }) => ({
  ...given,
  /** Degrees, both or neither. */
  position: latitude === null || longitude === null ? null : { latitude, longitude },
}));
export type Branch = RecordOf<typeof branch>;

export const update = record({
  title: text,
  date: optional(date),
  category: optional(text),
  body: optional(markup),
  file: optional(asset),
});
export type Update = RecordOf<typeof update>;
