import type { Settings } from '@/lib/tools/env';

const OLDEST: Readonly<Record<Settings['providerTls'], string | null>> = {
  modern: null,
  'legacy-renegotiation': 'servers without secure renegotiation',
  'tls1.0': 'servers without secure renegotiation, TLS 1.0 and 1.1, and their old ciphers',
};

/** What a start with these settings should say, although it is allowed. */
export function startWarnings({ bases, providerTls }: Settings): readonly string[] {
  const isRemote = Object.values(bases).some((base) => base?.startsWith('https:'));
  const oldest = OLDEST[providerTls];
  if (!isRemote || oldest === null) return [];
  return [
    `PROVIDER_TLS is ${providerTls}: the provider’s hosts may be ${oldest}. Set it to modern if they are not.`,
  ];
}
