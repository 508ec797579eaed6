import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import '@/styles/global.scss';

import { SiteShell } from '@/components/site/SiteShell';
import { OldSiteShell } from '@/components/site/OldSiteShell';
import { firm } from '@/lib/content/firm';
import { env } from '@/lib/env';
import { FRAME_GUARD } from '@/lib/site/inline-scripts';
import { getMenu } from '@/lib/provider/getters/content';
import { getSiteShell } from '@/lib/provider/getters/site-shell';
import { colours } from '@/lib/seo/colours';
import { iconPath } from '@/lib/seo/icons';
import { OPENSEARCH } from '@/lib/seo/opensearch';

import { anek, rupee } from './fonts';

/** Next.js renders every page per request; the server's page store caches the response. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    title: firm.name,
    applicationName: firm.name,
    icons: { icon: { url: firm.icon, type: 'image/svg+xml' }, apple: iconPath('180') },
  };
}

/** Gives the browser's interface the page's background colour, in both colour schemes. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.ground },
    { media: '(prefers-color-scheme: dark)', color: colours.groundDark },
  ],
};

/** The site shell of the current layout; the old header also needs the menu record. */
async function SiteShellInUse({ children }: { children: ReactNode }) {
  if (env().flags.newLayout) return <SiteShell {...await getSiteShell()}>{children}</SiteShell>;
  const [shell, headerMenu] = await Promise.all([getSiteShell(), getMenu()]);
  return (
    <OldSiteShell {...shell} headerMenu={headerMenu}>
      {children}
    </OldSiteShell>
  );
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${anek.variable} ${rupee.variable}`}>
      <head>
        <script dangerouslySetInnerHTML={{ __html: FRAME_GUARD }} />
        <link rel="search" type={OPENSEARCH.type} href={OPENSEARCH.path} title={firm.shortName} />
      </head>
      <body>
        <SiteShellInUse>{children}</SiteShellInUse>
      </body>
    </html>
  );
}
