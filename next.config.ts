import type { NextConfig } from 'next';

const config: NextConfig = {
  sassOptions: { loadPaths: ['./styles'] },
  typedRoutes: true,
  poweredByHeader: false,
};

export default config;
