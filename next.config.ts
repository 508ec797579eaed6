import path from 'node:path';

import type { NextConfig } from 'next';

import { calculatorRewrites } from './lib/calculators/query-names';
import { oldFeeds } from './lib/feeds/old';

const config: NextConfig = {
  cacheHandler: path.resolve('dist/page-cache.mjs'),
  cacheMaxMemorySize: 0,
  // The server compresses, once a page and not once a request.
  compress: false,
  // A sheet a module, as far as can be: `scripts/style-sheets.mjs` gathers them.
  experimental: { cssChunking: { type: 'graph', requestCost: 1 } },
  // Metadata goes into the head for every visitor, not only for crawlers.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true, qualities: [75] },
  poweredByHeader: false,
  reactStrictMode: true,
  redirects: async () => [...oldFeeds],
  sassOptions: { loadPaths: ['./styles'] },
  rewrites: async () => ({ beforeFiles: calculatorRewrites() }),
  serverExternalPackages: [
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/sdk-trace-node',
    'bentocache',
    'ioredis',
    'pdfkit',
    'pg-boss',
    'pino',
    'rate-limiter-flexible',
  ],
  typedRoutes: true,
};

export default config;
