import type { Instrumentation } from 'next';

/** Runs once, before the first request is answered. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startTracing } = await import('./lib/observability/tracing');
  startTracing();
}

/** Errors of pages and route handlers, as the framework caught them. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logServerError } = await import('./lib/observability/server-error');
  logServerError(error, request.headers['x-request-id'], context);
};
