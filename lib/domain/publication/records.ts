export interface NamedSlug {
  readonly name: string;
  readonly slug: string;
  /** Its entry in the menu has the New badge. */
  readonly newProduct?: boolean | null;
  /** Not available yet: its entry says "Coming soon" and has no link. */
  readonly comingProduct?: boolean | null;
}

export interface Advertisement {
  /** The top menu that shows it. */
  readonly menu: string;
  readonly image: string;
  readonly name: string;
  readonly link: string;
}

export interface Ticker {
  readonly title: string;
  /** Sanitized markup; `null` where the title is all there is. */
  readonly description: string | null;
  readonly redirection: string | null;
  readonly position: string;
  readonly start: string | null;
  readonly end: string | null;
}

export interface MenuRecord {
  readonly research: readonly NamedSlug[];
  readonly assetClasses: readonly NamedSlug[];
  readonly advertisements: readonly Advertisement[];
  readonly tickers: readonly Ticker[];
}

export interface Article {
  readonly name: string;
  readonly slug: string;
  readonly createdAt: string;
  /** When its facts were last checked. */
  readonly reviewedAt: string | null;
  readonly summary: string | null;
  /** Sanitized markup. */
  readonly body: string | null;
  readonly image: string | null;
  readonly author: string | null;
  readonly category: string | null;
  readonly readMinutes: number | null;
}

export interface Video {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly publishedAt: string;
  /** ISO 8601 duration. */
  readonly duration: string;
  readonly views: number | null;
  readonly thumbnail: string | null;
  readonly category: string | null;
  /** What is said and shown, one paragraph per line. */
  readonly transcript: string | null;
}

export interface Infographic {
  readonly name: string;
  readonly image: string | null;
  readonly createdAt: string | null;
  readonly alt: string | null;
}

export interface Webinar {
  readonly title: string;
  readonly startsAt: string | null;
  readonly minutes: number | null;
  readonly speaker: string | null;
  readonly link: string | null;
  readonly recording: string | null;
}

export interface Tool {
  readonly name: string;
  readonly description: string | null;
  readonly link: string | null;
  readonly image: string | null;
}

export interface Report {
  readonly title: string;
  /** The slug of its category. */
  readonly category: string | null;
  readonly publishedAt: string | null;
  readonly summary: string | null;
  readonly file: string | null;
  /** Bytes. */
  readonly size: number | null;
  readonly author: string | null;
}

export interface Album {
  readonly name: string;
  readonly date: string | null;
  readonly images: readonly { readonly src: string; readonly alt: string }[];
}

export interface PressRelease {
  readonly heading: string;
  readonly date: string | null;
  readonly source: string | null;
  readonly link: string | null;
  readonly file: string | null;
}

export interface Award {
  readonly name: string;
  readonly by: string | null;
  readonly year: number | null;
  readonly image: string | null;
}
