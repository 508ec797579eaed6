import { SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Does a piece of work as a span of the trace it belongs to; without an exporter that is nothing
 * but the work. What is thrown marks the span and is thrown on.
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
