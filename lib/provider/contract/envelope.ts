import { say } from '@/lib/tools/sentence';

import { found, isRecord } from './found';

const NOT_JSON =
  'expected JSON, found a text of {length:count} letters[ that begins with {beginning}]';
const NO_DATA = 'expected {envelope}, found {found}';
const ENVELOPE = '{"data": …}';
const EMPTY = '{"data": null}';

/** A sentence that describes a body which is not JSON. */
export const notJson = (body: string): string =>
  say(NOT_JSON, { length: body.length, beginning: body.trim() !== '' && found(body.trim()) });

/** A sentence that describes what was found in place of the envelope. */
export const noData = (envelope: unknown): string => {
  const isEmpty = isRecord(envelope) && envelope.data === null;
  return say(NO_DATA, { envelope: ENVELOPE, found: isEmpty ? EMPTY : found(envelope) });
};
