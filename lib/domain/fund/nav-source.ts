import type { Source } from '@/lib/domain/sourced';

const SENTENCES: Readonly<Record<Source, string>> = {
  sample: 'NAVs are made up for the sample.',
  'end-of-day': 'NAVs are those of AMFI’s file, unchanged.',
  provider: 'NAVs are those of our data provider, unchanged.',
};

/** Whose NAVs a page shows: AMFI's only where its file was read. */
export const navSource = (source: Source): string => SENTENCES[source];
