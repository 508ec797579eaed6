import { log } from '@/lib/tools/log';

/**
 * The parts of an error that are logged; an HTTP client's error also has its socket and its
 * request.
 */
interface PlainError {
  readonly type: string;
  readonly message: string;
  readonly digest?: string;
  readonly stack?: string;
}

/** An error's type, message, digest and stack, without its other properties. */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { digest } = error as { digest?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof digest === 'string' ? { digest } : {}),
    ...(error.stack ? { stack: error.stack } : {}),
  };
}

interface ErrorContext {
  readonly routePath: string;
  readonly routeType: string;
  readonly revalidateReason: string | undefined;
}

/** Logs an error of a page or route handler, with the request id that the visitor was shown. */
export function logServerError(
  error: unknown,
  requestId: string | string[] | undefined,
  { routePath, routeType, revalidateReason }: ErrorContext,
): void {
  log.error(
    { err: plainError(error), requestId, route: routePath, kind: routeType, revalidateReason },
    'a page could not be rendered',
  );
}
