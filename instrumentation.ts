import type { Instrumentation } from 'next';

/** Next.js calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startTracing } = await import('./lib/observability/tracing');
  startTracing();
}

/** Next.js reports errors of pages and route handlers here. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logServerError } = await import('./lib/observability/server-error');
  logServerError(error, request.headers['x-request-id'], context);
};
