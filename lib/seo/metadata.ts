import type { Metadata } from 'next';

import { firm } from '@/lib/content/firm';

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const short = text.slice(0, longest - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), longest / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}

export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The page's own address on this site, its canonical one. */
  readonly path: string;
  /** `false` keeps the page out of search engines. */
  readonly isIndexed?: boolean;
}

/** The one builder of a page's metadata: title of at most 60 characters, description of at most 160. */
export function pageMetadata({ title, description, path, isIndexed = true }: PageFacts): Metadata {
  const withFirm = `${title} | ${firm.shortName}`;
  const shown = withFirm.length <= LONGEST_TITLE ? withFirm : cut(title, LONGEST_TITLE);
  const summary = cut(description, LONGEST_DESCRIPTION);
  return {
    title: { absolute: shown },
    description: summary,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'en_IN',
      siteName: firm.name,
      title: shown,
      description: summary,
      url: path,
    },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}

/** A name shortened so that what must follow it still fits: `Long name … (SYMBOL) share price`. */
export function titleWithTail(name: string, tail: string): string {
  return `${cut(name, LONGEST_TITLE - tail.length - 1)} ${tail}`;
}
