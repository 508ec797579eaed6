import { env } from '@/lib/tools/env';

import type { CallName, Parameters } from '../calls';

import type { EmbeddedAnswer } from './answer';
import { fileAnswer } from './file-answers';
import { sampleAnswer } from './sample/answers';

/**
 * Answers a call in the process, in the provider's own records: from the exchanges' files if
 * `EXCHANGE_FILES_DIR` is set, else from the sample firm.
 * @returns `null` if a provider would answer 404
 */
export async function embeddedAnswer<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
): Promise<EmbeddedAnswer | null> {
  const { exchangeFilesDir } = env();
  const fromFiles = exchangeFilesDir
    ? await fileAnswer(exchangeFilesDir, name, parameters)
    : undefined;
  return fromFiles === undefined ? sampleAnswer(name, parameters) : fromFiles;
}
