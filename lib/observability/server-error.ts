import { log } from '@/lib/log';

/** What a log line may say of an error; a client library's carries its socket and its request. */
interface PlainError {
  readonly type: string;
  readonly message: string;
  readonly digest?: string;
  readonly stack?: string;
}

/** The words of an error without what hangs on it. */
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

interface Place {
  readonly routePath: string;
  readonly routeType: string;
  readonly revalidateReason: string | undefined;
}

/** Logs an error that a page or route handler ran into, with the number the visitor was shown. */
export function logServerError(
  error: unknown,
  requestId: string | string[] | undefined,
  { routePath, routeType, revalidateReason }: Place,
): void {
  log.error(
    { err: plainError(error), requestId, route: routePath, kind: routeType, revalidateReason },
    'a page could not be put together',
  );
}
