import path from 'node:path';

import type { NextConfig } from 'next';

import { calculatorRewrites } from './lib/calculators/query-names';
import { LARGEST_POST_BYTES } from './lib/enquiries/form-pages';
import { oldFeeds } from './lib/feeds/old';

/** What an address may ask of its page. With one of these it goes to a dynamic twin, the bare one is static. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  '/equity': ['index', 'exchange', 'list'],
  '/invest-in-mutual-funds': ['fund'],
  '/research/:category': ['q', 'year', 'sort', 'page'],
  '/search': ['q', 'page'],
  '/support/faqs': ['q', 'category'],
  '/support/form-center': ['q', 'category', 'order'],
  '/support/get-in-touch/locate-us': ['q'],
  '/support/updates/registration-details': ['q', 'page'],
};

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
  // A sheet a module, as far as can be: `scripts/style-sheets.mjs` gathers them.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 1 },
    serverActions: { bodySizeLimit: LARGEST_POST_BYTES },
  },
  images: { unoptimized: true, qualities: [75] },
  poweredByHeader: false,
  reactStrictMode: true,
  redirects: async () => [...oldFeeds],
  sassOptions: { loadPaths: ['./styles'] },
  rewrites: async () => ({
    beforeFiles: [
      twin('/', 'have', '/with/home'),
      ...calculatorRewrites(),
      ...Object.entries(STATES).flatMap(([source, keys]) =>
        keys.map((key) => twin(source, key, `${source}/filtered`)),
      ),
    ],
  }),
  serverExternalPackages: [
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/sdk-trace-node',
    'bentocache',
    'ioredis',
    'pdfkit',
    'pino',
    'rate-limiter-flexible',
  ],
  typedRoutes: true,
};

export default config;
