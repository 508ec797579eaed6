import { env } from './env';

const REDACTED = '[redacted]';

/** A text from outside without the credentials of the provider, which it may repeat. */
export const redact = (text: string): string =>
  env().providerSecrets.reduce((all, secret) => all.replaceAll(secret, REDACTED), text);
