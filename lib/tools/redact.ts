import { env } from './env';

const REDACTED = '[redacted]';

/** Removes the provider's credentials from an external text, which may repeat them. */
export const redact = (text: string): string =>
  env().providerSecrets.reduce((all, secret) => all.replaceAll(secret, REDACTED), text);
