/** Why a call gave no data, as named in the log and the metrics. */
export type FailureReason =
  | 'refused'
  | 'reset'
  | 'dns'
  | 'tls'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'unknown-call'
  | 'request-timeout'
  | 'rate-limited'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'not-json'
  | 'no-data'
  | 'wrong-kind'
  | 'unknown';

/** A call that returned no usable data. It has no request, socket or body of its cause. */
export class CallFailure extends Error {
  override name = 'CallFailure';

  constructor(
    readonly reason: FailureReason,
    /** For the log: a status, an error code, or the expected and found values. */
    readonly detail: string | null = null,
    /** Seconds after which the call may be retried, as the provider asked. */
    readonly retryAfter: number | null = null,
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

/** Statuses that mean something else than that a call failed. */
const STATUSES: Readonly<Record<number, FailureReason>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'unknown-call',
  405: 'unknown-call',
  408: 'request-timeout',
  410: 'unknown-call',
  429: 'rate-limited',
  501: 'unknown-call',
};

/** Statuses whose `Retry-After` is used. */
const WAITED_FOR = new Set([429, 503]);

/** Bounds of the wait that a provider may request, in seconds. */
const WAIT = { least: 1, most: 300 } as const;

/** The seconds of a `Retry-After` within bounds: a number, or a date; `null` if it is neither. */
export function secondsOf(header: string | undefined, now = Date.now()): number | null {
  const given = header?.trim() ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - now) / 1000;
  return Number.isNaN(seconds)
    ? null
    : Math.min(Math.max(Math.ceil(seconds), WAIT.least), WAIT.most);
}

/** The failure for an error status. @param retryAfter the header of that name */
export function statusFailure(status: number, retryAfter?: string): CallFailure {
  const reason = status >= 300 && status < 400 ? 'redirect' : (STATUSES[status] ?? 'status');
  const wait = WAITED_FOR.has(status) ? secondsOf(retryAfter) : null;
  return new CallFailure(reason, String(status), wait);
}
