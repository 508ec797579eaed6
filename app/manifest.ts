import type { MetadataRoute } from 'next';

import { firm } from '@/lib/content/firm';
import { pageOf } from '@/lib/pages';
import { colours } from '@/lib/seo/colours';
import { iconPath } from '@/lib/seo/icons';

/** The web app manifest. The site opens in the browser, since the firm has a separate app. */
export default function manifest(): MetadataRoute.Manifest {
  const png = (size: '192' | '512', purpose: 'any' | 'maskable') => ({
    ...{ src: iconPath(size), sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  return {
    ...{ id: '/', start_url: '/', scope: '/', display: 'browser', lang: 'en-IN', dir: 'ltr' },
    name: firm.name,
    short_name: firm.shortName,
    description: pageOf('/').description,
    background_color: colours.ground,
    theme_color: colours.ground,
    categories: ['finance'],
    icons: [
      { src: firm.icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('192', 'any'),
      png('512', 'any'),
      png('512', 'maskable'),
    ],
  };
}
