/**
 * The day of the last change of each legal text, `YYYY-MM-DD`: for the page itself, other texts that
 * name it, and the sitemap. Without the texts, so that the front, which reads the records of the
 * pages, does not load them.
 */
export const LEGAL_UPDATED = {
  accessibility: '2026-11-22',
  charter: '2026-11-20',
  complaints: '2026-11-05',
  disclaimers: '2026-11-23',
  disclosures: '2026-11-23',
  privacy: '2026-11-29',
} as const satisfies Readonly<Record<string, string>>;
