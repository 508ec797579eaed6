import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import '@/styles/global.scss';

import { SiteShell } from '@/components/site/SiteShell';
import { OldSiteShell } from '@/components/site/OldSiteShell';
import { firm } from '@/lib/content/firm';
import { isFormShownAgain } from '@/lib/enquiries/shown-again';
import { env } from '@/lib/tools/env';
import { FRAME_GUARD, THEME_BOOT } from '@/lib/pages/shell/inline-scripts';
import { loadSiteShell } from '@/lib/pages/shell/load-site-shell';
import { colours } from '@/lib/pages/seo/colours';
import { iconPath } from '@/lib/pages/seo/icons';
import { OPENSEARCH } from '@/lib/pages/seo/opensearch';
import { getSearchAddress } from '@/lib/pages/search/load-site-search';

import { anek, rupee, webFont } from './fonts';
import { loadRecords } from '@/lib/provider/load-records';

/** Next.js renders every page per request; the server's page store caches the response. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(env().siteUrl),
    title: { default: firm.name, template: (await isFormShownAgain()) ? 'Error: %s' : '%s' },
    applicationName: firm.name,
    robots: { 'max-image-preview': 'large' },
    icons: {
      icon: [
        { url: firm.icon, type: 'image/svg+xml' },
        { url: iconPath('48'), sizes: '48x48', type: 'image/png' },
        { url: iconPath('96'), sizes: '96x96', type: 'image/png' },
      ],
      apple: iconPath('180'),
    },
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
  const [parts, searchIndex] = await Promise.all([loadSiteShell(), getSearchAddress()]);
  const shell = { ...parts, searchIndex };
  if (env().flags.newLayout) return <SiteShell {...shell}>{children}</SiteShell>;
  return (
    <OldSiteShell {...shell} headerMenu={await loadRecords('menu', {})}>
      {children}
    </OldSiteShell>
  );
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-IN"
      className={`${anek.variable} ${rupee.variable}`}
      style={webFont}
      data-offline={env().flags.offline ? '' : undefined}
      // The boot script may have set `data-theme`.
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: FRAME_GUARD }} />
        <script dangerouslySetInnerHTML={{ __html: THEME_BOOT }} />
        <link rel="search" type={OPENSEARCH.type} href={OPENSEARCH.path} title={firm.shortName} />
      </head>
      <body>
        <SiteShellInUse>{children}</SiteShellInUse>
      </body>
    </html>
  );
}
