import type { NextConfig } from 'next';

import { LARGEST_POST_BYTES } from './lib/enquiries/form-pages';
import { FILE_HEADERS } from './lib/pages/addresses/file-headers';
import { tableRewrites } from './lib/pages/addresses/table-files';

const config: NextConfig = {
  // The server in front compresses each rendered page once, not each response.
  compress: false,
  experimental: {
    // Few large sheets compress better than many small ones, and the next page has them already; with
    // this cost pages load 15 to 32 kB in five to ten sheets, with a larger one more of other pages.
    cssChunking: { type: 'graph', requestCost: 180_000, weightDistribution: 0 },
    serverActions: { bodySizeLimit: LARGEST_POST_BYTES },
  },
  headers: async () =>
    FILE_HEADERS.map(({ source, headers }) => ({ source, headers: [...headers] })),
  // Puts metadata into the head for every visitor, not for crawlers alone.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true, qualities: [75] },
  poweredByHeader: false,
  reactStrictMode: true,
  rewrites: async () => tableRewrites,
  // A slash divides in an argument: `1 / -1` would become `-1`.
  sassOptions: { loadPaths: ['./styles'], fatalDeprecations: ['slash-div'] },
  serverExternalPackages: ['ioredis', 'pino', 'prom-client', 'rate-limiter-flexible'],
  typedRoutes: true,
  // `npm run check` and `npm test` check the types; starting the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
};

export default config;
