import type { NodeTracerConfig } from '@opentelemetry/sdk-trace-node';

import { SettingsError } from '@/lib/tools/env';
import { onShutdown } from '@/lib/observability/shutdown';

type Resource = NonNullable<NodeTracerConfig['resource']>;

/** Names the service in its traces. */
const RESOURCE: Resource = {
  attributes: { 'service.name': 'broker-site' },
  merge: () => RESOURCE,
  getRawAttributes: () => Object.entries(RESOURCE.attributes),
};

/** Installs the packages that send traces, which are among those for development. */
const COMMAND = 'npm ci --include=dev --ignore-scripts';

async function load() {
  try {
    return {
      ...(await import('@opentelemetry/sdk-trace-node')),
      ...(await import('@opentelemetry/exporter-trace-otlp-http')),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new SettingsError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, but the packages that send traces are not installed. Run: ${COMMAND}`,
    );
  }
}

/**
 * Sends the spans of Next.js and of the provider's calls to an OpenTelemetry collector. A collector
 * that is down costs spans and nothing else.
 * @param endpoint the collector's address, without `/v1/traces`
 * @throws SettingsError where the packages that it needs are not installed
 */
export async function startTracing(endpoint: string): Promise<void> {
  const { BatchSpanProcessor, NodeTracerProvider, OTLPTraceExporter } = await load();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: RESOURCE,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  onShutdown('traces', () => provider.shutdown());
}
