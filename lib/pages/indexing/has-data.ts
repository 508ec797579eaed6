import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { type AgingKind, dayClock, isOld } from '@/lib/domain/figure/ages';
import { type CompanyPart, isIndexablePart } from '@/lib/domain/company/parts';
import type { Source } from '@/lib/domain/sourced';
import { type Page, pageOf } from '@/lib/pages';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import type { PageFacts } from '@/lib/pages/seo/metadata';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';
import type { SitePath } from '@/lib/tools/site-path';

import { FACTS, type Held } from './facts';
import { hasSampleContent } from './sample-content';

/** The facts of a page's call; `null` for none, and for a page of another kind that shows a part. */
function factsOf({ type, needs }: Page) {
  const facts = needs && FACTS[needs];
  return facts?.pages === (type === 'market' ? 'market' : 'editorial') ? facts : null;
}

/** A market page without a row in the table has nothing that is known to be real. */
const isUnknown = ({ type, needs }: Page): boolean =>
  needs !== undefined && (type === 'market' ? FACTS[needs]?.pages !== 'market' : !FACTS[needs]);

/**
 * Whether a page has something to show that is not made up by the sample firm; the site's own search
 * leaves out pages without. Sample figures of a market are shown, each with its mark.
 */
export async function hasData(page: Page): Promise<boolean> {
  const facts = factsOf(page);
  if (!facts) return true;
  if (facts.pages === 'editorial') return facts.isGeneral === true || !hasSampleContent();
  const held = await facts.find(page);
  return held ? held.hasRows : !facts.isOptional;
}

/** Whether search engines may index figures of a day: they are not past their maximum age. */
export const isCurrent = (kind: AgingKind, day: string | null): boolean =>
  day === null || !isOld(kind, day, dayClock(marketClock(new Date())));

const isHeldCurrent = (kind: AgingKind | null, { day, until }: Held): boolean =>
  kind === null || isCurrent(kind, until ?? day);

/**
 * Whether search engines may index a page that is not made from a list: sitemap, `robots`, feeds and
 * `llms.txt` ask this function. It is not blank without a choice, what it shows is neither missing
 * nor made up, and its figures are not past their maximum age.
 */
export async function isForSearchEngines(page: Page): Promise<boolean> {
  if (page.indexed === false || page.isBlank || isUnknown(page)) return false;
  const facts = factsOf(page);
  if (facts?.pages !== 'market') return hasData(page);
  const held = await facts.find(page);
  if (!held) return !facts.isOptional;
  if (facts.isTool) return held.hasRows;
  return held.hasRows && held.source !== 'sample' && isHeldCurrent(facts.kind, held);
}

/** The kinds that set the maximum age of a part's newest row; parts about past events have none. */
const PART_AGES: Partial<Readonly<Record<CompanyPart, AgingKind>>> = {
  history: 'quote',
  results: 'results',
  shareholding: 'shareholding',
};

/**
 * Whether search engines may index a page below a company's: its metadata and, but for histories, the
 * sitemap ask this function.
 * @param held how many rows the part has, from which source, and the day of the newest
 */
export function isPartForSearchEngines(
  part: CompanyPart,
  { source, rows, day }: { source: Source | undefined; rows: number; day: string | undefined },
): boolean {
  const kind = PART_AGES[part];
  const isFresh = kind === undefined || isCurrent(kind, day ?? null);
  return source !== 'sample' && isIndexablePart(part, rows) && isFresh;
}

/** Earlier sessions (`?on=`), other months (`?month=`) and groups (`?group=`) are no pages of their own. */
const isWhole = (query: SearchParameters): boolean =>
  readAskedDay(parameter(query, 'on')).kind === 'newest' &&
  ['month', 'group'].every((name) => parameter(query, name) === '');

/**
 * What the rule of the index means for a page's metadata. A page of the last session may say `today`
 * in its title.
 */
export async function indexingOf(
  path: SitePath,
  query: SearchParameters = {},
): Promise<Partial<PageFacts>> {
  const page = pageOf(path);
  if (!isWhole(query) || !(await isForSearchEngines(page))) return { isIndexed: false };
  return page.todayTitle === undefined ? {} : { title: page.todayTitle };
}

/** The newest day of a page's figures or records; `null` if none is known. */
export const newestDay = async (page: Page): Promise<string | null> =>
  (await factsOf(page)?.find(page))?.day ?? null;

/** The pictures that a page is made from. */
export async function imagesOf(page: Page): Promise<readonly string[]> {
  const facts = factsOf(page);
  return facts?.pages === 'editorial' && facts.images ? facts.images() : [];
}
