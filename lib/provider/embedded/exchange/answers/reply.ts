import type { EmbeddedAnswer } from '../../answer';

/** An answer from the files, with the day of the file. */
export function endOfDay(
  data: unknown,
  asOf: string | null,
  extra: Pick<EmbeddedAnswer, 'note' | 'covers'> = {},
): EmbeddedAnswer {
  return { data, source: 'end-of-day', asOf, ...extra };
}

/** The answer to calls for which the files have no data: contracts, flows, news, issues. */
export function nothing(): EmbeddedAnswer {
  return { data: [], source: 'end-of-day', asOf: null, isCovered: false };
}

/** The answer to calls for a session for which the files have no data. */
export function nothingDated(): EmbeddedAnswer {
  return endOfDay({ date: null, first: null, days: [], rows: [] }, null);
}
