import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import '@/styles/global.scss';

import { SiteShell } from '@/components/site/SiteShell';
import { OldSiteShell } from '@/components/site/OldSiteShell';
import { firm } from '@/lib/content/firm';
import { env } from '@/lib/env';
import { getMenu } from '@/lib/provider/getters/content';
import { getFrame } from '@/lib/provider/getters/frame';
import { colours } from '@/lib/seo/colours';
import { iconPath } from '@/lib/seo/icons';
import { OPENSEARCH } from '@/lib/seo/opensearch';

import { anek, rupee } from './fonts';

/** Seconds after which a page is rendered anew: the interval of the quotes that every page shows. */
export const revalidate = 60;

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    title: firm.name,
    applicationName: firm.name,
    icons: { icon: { url: firm.icon, type: 'image/svg+xml' }, apple: iconPath('180') },
  };
}

/** The browser's own frame takes the page's ground, in either scheme. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.ground },
    { media: '(prefers-color-scheme: dark)', color: colours.groundDark },
  ],
};

/** The frame of the layout in use; the old header asks for the menu itself, which the cache answers. */
async function SiteShellInUse({ children }: { children: ReactNode }) {
  if (env().flags.newLayout) return <SiteShell {...await getFrame()}>{children}</SiteShell>;
  const [frame, headerMenu] = await Promise.all([getFrame(), getMenu()]);
  return (
    <OldSiteShell {...frame} headerMenu={headerMenu}>
      {children}
    </OldSiteShell>
  );
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${anek.variable} ${rupee.variable}`}>
      <head>
        <link rel="search" type={OPENSEARCH.type} href={OPENSEARCH.path} title={firm.shortName} />
      </head>
      <body>
        <SiteShellInUse>{children}</SiteShellInUse>
      </body>
    </html>
  );
}
