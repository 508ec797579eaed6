import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import '@/styles/global.scss';

import { Frame } from '@/components/site/Frame';
import { firm } from '@/lib/content/firm';
import { env } from '@/lib/env';
import { getFrame } from '@/lib/provider/getters/frame';

import { anek, rupee } from './fonts';

/** Seconds after which a page is rendered anew: the interval of the quotes that every page shows. */
export const revalidate = 60;

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    title: firm.name,
    icons: { icon: firm.icon },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const frame = await getFrame();
  return (
    <html lang="en-IN" className={`${anek.variable} ${rupee.variable}`}>
      <body>
        <Frame {...frame}>{children}</Frame>
      </body>
    </html>
  );
}
