import path from 'node:path';

import type { NextConfig } from 'next';

import { calculatorRewrites } from './lib/calculators/query-names';
import { oldFeeds } from './lib/feeds/old';

/** An address that carries state goes to a dynamic twin, so that its bare form stays static. */
const twin = (source: string, key: string, destination: string) => ({
  source,
  has: [{ type: 'query' as const, key }],
  destination,
});

const config: NextConfig = {
  cacheHandler: path.resolve('dist/page-cache.mjs'),
  cacheMaxMemorySize: 0,
  // The server in front does it, once a page and not once a request.
  compress: false,
  images: { unoptimized: true, qualities: [75] },
  poweredByHeader: false,
  reactStrictMode: true,
  redirects: async () => [...oldFeeds],
  sassOptions: { loadPaths: ['./styles'] },
  rewrites: async () => ({
    beforeFiles: [
      twin('/', 'have', '/with/home'),
      ...calculatorRewrites(),
      ...['index', 'exchange', 'list'].map((key) => twin('/equity', key, '/equity/filtered')),
      ...['q', 'year', 'sort', 'page'].map((key) =>
        twin('/research/:category', key, '/research/:category/filtered'),
      ),
    ],
  }),
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
