import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  type NodeTracerConfig,
  NodeTracerProvider,
} from '@opentelemetry/sdk-trace-node';

import { env } from '@/lib/env';
import { singleton } from '@/lib/tools/singleton';

import { onShutdown } from './shutdown';

type Resource = NonNullable<NodeTracerConfig['resource']>;

/** Names the service in its traces. */
const RESOURCE: Resource = {
  attributes: { 'service.name': 'broker-site' },
  merge: () => RESOURCE,
  getRawAttributes: () => Object.entries(RESOURCE.attributes),
};

function start(endpoint: string): NodeTracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: RESOURCE,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  onShutdown('traces', () => provider.shutdown());
  return provider;
}

/**
 * Sends the spans of Next.js and of the provider's calls to an OpenTelemetry collector, where
 * one is configured. A collector that is down costs spans and nothing else.
 */
export function startTracing(): void {
  const { tracesEndpoint } = env();
  if (tracesEndpoint) singleton('traces', () => start(tracesEndpoint));
}
