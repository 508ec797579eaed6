import path from 'node:path';

import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheHandler: path.resolve('dist/page-cache.mjs'),
  cacheMaxMemorySize: 0,
  images: { unoptimized: true, qualities: [75] },
  poweredByHeader: false,
  reactStrictMode: true,
  sassOptions: { loadPaths: ['./styles'] },
  serverExternalPackages: ['bentocache', 'ioredis', 'pdfkit', 'pino'],
  typedRoutes: true,
};

export default config;
