export interface Faq {
  readonly question: string;
  /** Sanitized markup. */
  readonly response: string;
  readonly category: string | null;
  /** The day on which the answer was last checked. */
  readonly reviewedAt: string | null;
}

export interface Download {
  readonly name: string;
  readonly category: string | null;
  readonly file: string | null;
  /** Bytes. */
  readonly size: number | null;
  readonly updatedAt: string | null;
}

export interface Contact {
  readonly title: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string | null;
  readonly address: string | null;
}

export interface Branch {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly pincode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Degrees, both or neither. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

export interface Update {
  readonly title: string;
  readonly date: string | null;
  readonly category: string | null;
  /** Sanitized markup. */
  readonly body: string | null;
  readonly file: string | null;
}
