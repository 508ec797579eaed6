import { openApi } from '@/lib/provider/contract/openapi';

import { referenceText } from './reference';

/** The generated documents of the provider's contract: their texts by path. */
export const contractFiles = (): Readonly<Record<string, string>> => ({
  'docs/provider-reference.md': referenceText(),
  'docs/provider-openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
});
