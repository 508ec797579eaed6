import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import '@/styles/global.scss';

import { Frame } from '@/components/site/Frame';
import { OldFrame } from '@/components/site/OldFrame';
import { firm } from '@/lib/content/firm';
import { env } from '@/lib/env';
import { getMenu } from '@/lib/provider/getters/content';
import { getFrame } from '@/lib/provider/getters/frame';
import { colours } from '@/lib/seo/colours';
import { iconPath } from '@/lib/seo/icons';
import { OPENSEARCH } from '@/lib/seo/opensearch';

import { anek, rupee } from './fonts';

/** Every page is rendered for a request; the server's page store caches them. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    title: firm.name,
    applicationName: firm.name,
    icons: { icon: { url: firm.icon, type: 'image/svg+xml' }, apple: iconPath('180') },
  };
}

/** The browser's own interface takes the page's background colour, in either scheme. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.ground },
    { media: '(prefers-color-scheme: dark)', color: colours.groundDark },
  ],
};

/** The site shell of the layout in use; the old header needs the menu record as well. */
async function FrameInUse({ children }: { children: ReactNode }) {
  if (env().flags.newLayout) return <Frame {...await getFrame()}>{children}</Frame>;
  const [frame, headerMenu] = await Promise.all([getFrame(), getMenu()]);
  return (
    <OldFrame {...frame} headerMenu={headerMenu}>
      {children}
    </OldFrame>
  );
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // A script of the server changes the element's classes before hydration.
    <html lang="en-IN" className={`${anek.variable} ${rupee.variable}`} suppressHydrationWarning>
      <head>
        <link rel="search" type={OPENSEARCH.type} href={OPENSEARCH.path} title={firm.shortName} />
      </head>
      <body>
        <FrameInUse>{children}</FrameInUse>
      </body>
    </html>
  );
}
