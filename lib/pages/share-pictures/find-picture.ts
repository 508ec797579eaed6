import 'server-only';

import { calculatorBySlug } from '@/lib/pages/calculators';
import { firm } from '@/lib/content/firm';
import { loadWhatIf, type WhatIfAnswer } from '@/lib/pages/what-if/load-what-if';
import type { SearchParameters } from '@/lib/tools/parameters';
import { drawable } from '@/lib/pages/share-pictures/characters';
import { calculatorPicture } from '@/lib/pages/share-pictures/calculator';
import {
  type Picture,
  type PictureStyle,
  STYLE_LABELS,
  textPicture,
} from '@/lib/pages/share-pictures/picture';
import { type Page, pageOf, type PageType, trailTo } from '@/lib/pages';
import type { FoundPicture } from '@/lib/pages/page-kind';
import { kindOf } from '@/lib/pages/page-kinds';
import { illustrationNotice } from '@/lib/content/prescribed';
import { becameHeading, wayOf } from '@/lib/domain/became/sentences';
import { directionOf, formatDate, formatRupees } from '@/lib/tools/format';

/**
 * The picture of a what-if answer: the result, the day and the notices. For a fund there is no
 * result: a picture has no room for the required warnings.
 */
export function whatIfPicture({ asked, of, became, others }: WhatIfAnswer): Picture {
  const span = `${formatDate(became.from)} to ${formatDate(became.to)}`;
  const isSample = of.source === 'sample';
  if (of.kind === 'fund') {
    return { ...textPicture('market', `What a sum in ${of.name} became`, span), isSample };
  }
  const figureOf = (label: string, { worth, percent }: { worth: number; percent: number }) => ({
    label: drawable(`${label}, ${wayOf(percent)}`),
    value: formatRupees(worth),
    direction: directionOf(percent),
  });
  return {
    style: 'market',
    label: 'What a sum became',
    range: null,
    isSample,
    title: drawable(becameHeading(asked, of.name, became)),
    line: drawable(illustrationNotice.text),
    figures: others.map((one) => figureOf(one.name, one)),
    notes: [
      `${formatDate(became.from)} to`,
      formatDate(became.to),
      'Dividends not included',
      'Past prices say nothing about future ones',
    ],
  };
}

const STYLES: Readonly<Record<PageType, PictureStyle>> = {
  home: 'home',
  firm: 'home',
  offering: 'product',
  'old-offering': 'product',
  calculator: 'calculator',
  company: 'company',
  research: 'research',
  market: 'market',
  search: 'market',
  learning: 'learning',
  media: 'learning',
  support: 'support',
  legal: 'support',
};

function labelOf({ path, type }: Page): string {
  if (type === 'legal') return 'Legal';
  if (type === 'media') return 'Media';
  const above = trailTo(path).at(-2);
  return above && above.path !== '/' ? above.label : STYLE_LABELS[STYLES[type]];
}

/** A picture of a page's title and description. */
function staticPicture(page: Page): Picture {
  // The home page's own title has the firm's name, which the margin shows already.
  const title = page.path === '/' ? page.metaTitle.replace(`${firm.name}: `, '') : page.metaTitle;
  const shown = title.charAt(0).toUpperCase() + title.slice(1);
  return textPicture(STYLES[page.type], shown, page.description, drawable(labelOf(page)));
}

/**
 * The share picture of a page.
 * @param path the page's decoded address
 * @param query of the picture's address: each what-if answer has its own picture
 */
export async function findPicture(
  path: string,
  query: SearchParameters = {},
): Promise<FoundPicture> {
  if (path === '/what-if') {
    const { answer } = await loadWhatIf(query);
    if (answer) return whatIfPicture(answer);
  }
  const slug = /^\/calculators\/([^/]+)$/.exec(path)?.[1];
  const calculator = slug ? calculatorBySlug(slug) : undefined;
  if (calculator) return calculatorPicture(calculator);
  const page = pageOf(path);
  if (page) return staticPicture(page);
  const found = kindOf(path);
  return found ? found.kind.picture(found.rest) : 'unknown';
}
