import { type RouteFacts, type RouteFamily, routeOf, trailTo, type SitePath } from '@/lib/routes';
import { textOf } from '@/lib/seo/pages';
import { firm } from '@/lib/content/firm';

import { drawable } from './characters';
import type { Picture, PictureFamily } from './picture';

const FAMILY: Readonly<Record<RouteFamily, PictureFamily>> = {
  home: 'home',
  firm: 'home',
  offering: 'product',
  'old-offering': 'product',
  calculator: 'calculator',
  research: 'research',
  market: 'market',
  search: 'market',
  learning: 'learning',
  media: 'learning',
  support: 'support',
  legal: 'support',
};

const LABEL: Readonly<Record<PictureFamily, string>> = {
  home: 'Stock broker',
  product: 'Invest',
  calculator: 'Calculators',
  company: 'Listed company',
  research: 'Research',
  market: 'Markets',
  learning: 'Learn',
  support: 'Support',
};

/** A picture without figures: title and sentence of a page. */
export const wordsPicture = (
  family: PictureFamily,
  title: string,
  line: string | null,
  label = LABEL[family],
): Picture => ({
  ...{ family, label },
  title: drawable(title) || LABEL[family],
  line: line ? drawable(line) || null : null,
  ...{ figures: [], range: null, notes: [], isSample: false },
});

const labelOf = ({ path, family }: RouteFacts): string => {
  if (family === 'legal') return 'Legal';
  if (family === 'media') return 'Media';
  const above = trailTo(path as SitePath).at(-2);
  return above && above.path !== '/' ? above.label : LABEL[FAMILY[family]];
};

/** The picture of a static page; `null` for any other address. */
export function pagePicture(path: string): Picture | null {
  const route = routeOf(path);
  const text = textOf(path);
  if (!route || !text) return null;
  // The home page's own title has the firm's name, which the margin shows already.
  const title = path === '/' ? text.title.replace(`${firm.name}: `, '') : text.title;
  const shown = title.charAt(0).toUpperCase() + title.slice(1);
  return wordsPicture(FAMILY[route.family], shown, text.description, drawable(labelOf(route)));
}
