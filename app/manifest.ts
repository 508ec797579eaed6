import type { MetadataRoute } from 'next';

import { firm } from '@/lib/content/firm';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { colours } from '@/lib/pages/seo/colours';
import { iconPath } from '@/lib/pages/seo/icons';

/** Where the installed site can be opened at once. */
const SHORTCUTS = [
  { name: 'Search', url: '/search' },
  { name: 'Watchlist', url: '/watchlist' },
  { name: 'Market holidays', url: '/market-holidays' },
  { name: 'SIP calculator', url: '/calculators/sip-calculator' },
] as const satisfies readonly { name: string; url: SitePath }[];

/** The web app manifest: the site can be installed and opens in a window of its own. */
export default function manifest(): MetadataRoute.Manifest {
  const png = (size: '192' | '512', purpose: 'any' | 'maskable') => ({
    src: iconPath(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
    dir: 'ltr',
    name: firm.name,
    short_name: firm.shortName,
    description: pageOf('/').description,
    background_color: colours.ground,
    theme_color: colours.ground,
    categories: ['finance'],
    shortcuts: SHORTCUTS.map(({ name, url }) => ({
      name,
      url,
      icons: [{ src: iconPath('96'), sizes: '96x96', type: 'image/png' }],
    })),
    icons: [
      { src: firm.icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('192', 'any'),
      png('512', 'any'),
      png('512', 'maskable'),
    ],
  };
}
