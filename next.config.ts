import type { NextConfig } from 'next';

import { oldFeeds } from './lib/feeds/old';

const config: NextConfig = {
  // The server in front compresses once a rendering, not once a request.
  compress: false,
  // Metadata stands in the head for every visitor, not for crawlers alone.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true, qualities: [75] },
  poweredByHeader: false,
  reactStrictMode: true,
  redirects: async () => [...oldFeeds],
  sassOptions: { loadPaths: ['./styles'] },
  serverExternalPackages: [
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/sdk-trace-node',
    'bentocache',
    'ioredis',
    'pg-boss',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
  ],
  typedRoutes: true,
};

export default config;
