import type { Instrumentation } from 'next';

/** Next.js calls it once, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startRendererWork } = await import('./server/renderer/start-work');
  await startRendererWork();
}

/** Next.js reports errors of pages and route handlers here. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logServerError } = await import('./lib/observability/server-error');
  logServerError(error, request.headers['x-request-id'], context);
};
