import type { Settings } from '@/lib/tools/env';

import { FEWEST_FILES } from './connection-limits';

const OLDEST: Readonly<Record<Settings['providerTls'], string | null>> = {
  modern: null,
  'legacy-renegotiation': 'servers without secure renegotiation',
  'tls1.0': 'servers without secure renegotiation, TLS 1.0 and 1.1, and their old ciphers',
};

function tlsWarnings({ bases, providerTls }: Settings): readonly string[] {
  const isRemote = Object.values(bases).some((base) => base?.startsWith('https:'));
  const oldest = OLDEST[providerTls];
  if (!isRemote || oldest === null) return [];
  return [
    `PROVIDER_TLS is ${providerTls}: the provider’s hosts may be ${oldest}. Set it to modern if they are not.`,
  ];
}

const fileWarnings = (files: number): readonly string[] =>
  files >= FEWEST_FILES
    ? []
    : [
        `This process may open ${files} files, so that few visitors can be connected. Set the limit to ${FEWEST_FILES} or more (ulimit -n).`,
      ];

/**
 * What a start with these settings should say, although it is allowed.
 * @param files that the process may have open
 */
export const startWarnings = (settings: Settings, files: number): readonly string[] => [
  ...tlsWarnings(settings),
  ...fileWarnings(files),
];
