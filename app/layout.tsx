import type { ReactNode } from 'react';

import '@/styles/global.scss';

import { anek, rupee } from './fonts';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${anek.variable} ${rupee.variable}`}>
      <body>{children}</body>
    </html>
  );
}
