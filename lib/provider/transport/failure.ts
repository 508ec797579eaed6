/** Why a call gave no data, as named in the log and the metrics. */
export type FailureReason =
  | 'refused'
  | 'reset'
  | 'dns'
  | 'tls'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'not-json'
  | 'no-data'
  | 'wrong-kind'
  | 'unknown';

/** A call that gave no usable data; carries no request, socket or body of its cause. */
export class CallFailure extends Error {
  override name = 'CallFailure';

  constructor(
    readonly reason: FailureReason,
    /** For the log: a status or an error code. */
    readonly detail: string | null = null,
  ) {
    super(detail ? `${reason} (${detail})` : reason);
  }
}

/** Failures of the host, not of the single call. */
const HOST_FAILURES: ReadonlySet<FailureReason> = new Set([
  'refused',
  'reset',
  'dns',
  'tls',
  'timeout',
]);

export const isHostFailure = ({ reason }: CallFailure): boolean => HOST_FAILURES.has(reason);

const TLS_CODES =
  /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|ERR_PROVIDER_CERTIFICATE|HOSTNAME_MISMATCH|INVALID_PURPOSE)/;

const REASONS: Readonly<Record<string, FailureReason>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ERR_BAD_RESPONSE: 'reset',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNABORTED: 'timeout',
  ETIMEDOUT: 'timeout',
  ERR_CANCELED: 'timeout',
};

/** The reason for an error code of the system, TLS or the HTTP client. */
export function reasonOf(code: string | undefined): FailureReason {
  if (!code) return 'unknown';
  if (TLS_CODES.test(code)) return 'tls';
  return REASONS[code] ?? 'unknown';
}
