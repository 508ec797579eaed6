import type { Answer, CallName, Parameters } from './calls';
import { load } from './load';

/** The records of a call alone, for pages that don't show their source; `null` on any failure. */
export async function loadRecords<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
): Promise<Answer<Name> | null> {
  return (await load(name, parameters))?.data ?? null;
}
