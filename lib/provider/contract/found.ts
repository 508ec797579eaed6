import { env } from '@/lib/tools/env';

/** Removes the provider's credentials from an external text, which may repeat them. */
const redact = (text: string): string =>
  env().providerSecrets.reduce((all, secret) => all.replaceAll(secret, '[redacted]'), text);

/** Characters of a value that a message shows. */
const MOST_LETTERS = 40;
const MOST_KEYS = 12;

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shortened = (given: string): string => {
  // Before it is cut: half a secret is still a secret.
  const text = redact(given);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

/** A value as a message shows it. */
export function found(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value)) {
    const keys = Object.keys(value);
    const named = keys.slice(0, MOST_KEYS).join(', ');
    const rest = keys.length > MOST_KEYS ? ' …' : '';
    return keys.length > 0 ? `a record with ${shortened(named)}${rest}` : 'an empty record';
  }
  return value === undefined
    ? 'nothing'
    : shortened(JSON.stringify(typeof value === 'string' ? redact(value) : value));
}
