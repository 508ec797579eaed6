import type { Source } from '@/lib/domain/sourced';

const SENTENCES: Readonly<Record<Source, string>> = {
  sample: 'NAVs are made up for the sample.',
  'end-of-day': 'NAVs are those of AMFI’s file, unchanged.',
  provider: 'NAVs are those of our data provider, unchanged.',
};

/** The source of the NAVs on a page: AMFI only if its file was read. */
export const navSource = (source: Source): string => SENTENCES[source];
