import { SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Runs work inside an OpenTelemetry span; without an exporter the span costs nothing. An error is
 * recorded on the span and rethrown.
 */
export function inSpan<T>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  return trace.getTracer('site').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        ...(error instanceof Error ? { message: error.message } : {}),
      });
      throw error;
    } finally {
      span.end();
    }
  });
}
