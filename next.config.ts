import path from 'node:path';

import type { NextConfig } from 'next';

import { calculatorRewrites } from './lib/calculators/query-names';

const config: NextConfig = {
  cacheHandler: path.resolve('dist/page-cache.mjs'),
  cacheMaxMemorySize: 0,
  images: { unoptimized: true, qualities: [75] },
  poweredByHeader: false,
  reactStrictMode: true,
  sassOptions: { loadPaths: ['./styles'] },
  // An address that carries state goes to a dynamic twin, so that its bare form stays static.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', has: [{ type: 'query', key: 'have' }], destination: '/with/home' },
      ...calculatorRewrites(),
    ],
  }),
  serverExternalPackages: ['bentocache', 'ioredis', 'pdfkit', 'pino'],
  typedRoutes: true,
};

export default config;
