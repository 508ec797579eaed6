import type { FailureReason } from '../transport/failure';

/** What to do about each failure of a call, for the log and the check of a provider. */
export const ADVICE: Readonly<Record<FailureReason, string>> = {
  refused: 'Nothing listens at the base: check host and port of the base, and the firewall.',
  reset: 'The connection was cut: look into the log of the provider.',
  dns: 'The name of the host is unknown: check the base.',
  tls: 'No secure connection: check the certificate, PROVIDER_CA_FILE, PROVIDER_TLS and the client certificate of the base.',
  timeout: 'Answer within 5 seconds.',
  unauthorized:
    'The provider does not accept the credentials: check the header and the client certificate of the base.',
  forbidden:
    'The credentials are known but may not make this call: ask the provider for the right.',
  'unknown-call': 'The part of the page that needs the call stays empty.',
  'request-timeout': 'The provider gave up waiting: it is asked again after 30 seconds.',
  'rate-limited': 'Allow more calls; the site asks again after the time of `Retry-After`.',
  status: 'Answer with status 200.',
  redirect: 'No redirect is followed: set the base to the address that answers.',
  'too-large': 'Answer with at most 8 MiB.',
  'not-json': 'Answer with JSON.',
  'no-data': 'Wrap the answer as {"data": …}.',
  'wrong-kind': 'Send the fields as docs/provider-reference.md has them.',
  unknown: 'The log has the error.',
};
