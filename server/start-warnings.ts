import type { FirmProfile } from '@/lib/content/firm-profile';
import { sampleLeft } from '@/lib/content/sample-left';
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

/** A real firm's site must not go live with the sample's numbers; the sample itself may be looked at. */
function firmWarnings(firm: FirmProfile): readonly string[] {
  const left = sampleLeft(firm);
  const [first] = left;
  if (!first) return [];
  return [
    `The firm's profile has ${left.length} values of the sample, such as ${first.place} (${first.value}). Run npm run check:firm for the list, and change them before the site is a real firm's.`,
  ];
}

/**
 * What a start with these settings should say, although it is allowed.
 * @param files that the process may have open
 * @param firm whose site is served
 */
export const startWarnings = (
  settings: Settings,
  files: number,
  firm: FirmProfile,
): readonly string[] => [...tlsWarnings(settings), ...fileWarnings(files), ...firmWarnings(firm)];
