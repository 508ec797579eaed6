import {
  formatCount,
  formatCrore,
  formatDate,
  formatNumber,
  formatPercent,
} from '@/lib/tools/format';

import { type Node, nodesOf, ofType } from './graph';
import { type Shown, squeezed } from './shown';

/** Properties that are not shown: codes of the vocabulary, positions, the language of the page. */
const SILENT = new Set([
  '@context',
  '@type',
  '@id',
  'position',
  'inLanguage',
  'contactType',
  'propertyID',
  'applicationCategory',
  'addressCountry',
  'priceCurrency',
  'bestRating',
  'unitText',
  'query-input',
  'urlTemplate',
  'isAccessibleForFree',
  'encodingFormat',
]);

const DATES = new Set(['datePublished', 'dateModified', 'uploadDate', 'temporalCoverage']);
const ADDRESSES = new Set([
  'url',
  'item',
  'sameAs',
  'installUrl',
  'image',
  'contentUrl',
  'license',
  'thumbnailUrl',
  'termsOfService',
  'feesAndCommissionsSpecification',
  'embedUrl',
  'logo',
]);
/** Files that pages use without a link. */
const DRAWN = /\/logo\.svg$|^https:\/\/www\.youtube-nocookie\.com\//;

const MEASURES: Readonly<Record<string, (value: number) => string>> = {
  MCAP: formatCrore,
  PE: formatNumber,
  DIVYIELD: formatPercent,
  SALES: formatNumber,
  NETPROFIT: formatNumber,
};

/** The words of a figure's name, which the page has in a heading, a column and a row: the quarter, the basis. */
const wordsOf = (name: string): readonly string[] =>
  name.split(/’ holding, |, (?:quarter to )?/).map((part) => part.toLowerCase());

/** Whether a page shows or links an address; the home page is linked by the logo. */
function isReached(address: string, shown: Shown): boolean {
  if (DRAWN.test(address)) return true;
  const [page = '', anchor] = address.split('#');
  if (anchor && !shown.ids.has(decodeURIComponent(anchor))) return false;
  const { origin, pathname } = new URL(page);
  const own = new URL(shown.canonical);
  return (
    origin + pathname === own.origin + own.pathname ||
    pathname === '/' ||
    shown.addresses.has(origin + pathname)
  );
}

/** A day with or without its first moment in India. */
const isDay = (value: string, shown: Shown): boolean =>
  value
    .split('/')
    .map((moment) => moment.replace(/T00:00:00\+05:30$/, ''))
    .every((day) => shown.moments.has(day) || shown.text.includes(squeezed(formatDate(day))));

function isPhone(value: string, { digits }: Shown): boolean {
  const national = value.replace(/^\+91/, '').replace(/\D/g, '');
  return digits.includes(national);
}

function isFigure(name: string, value: number, node: Node, shown: Shown): boolean {
  const has = (text: string) => shown.text.includes(squeezed(text));
  switch (name) {
    case 'ratingValue':
      return has(formatNumber(value, 1));
    case 'numberOfItems':
      return (
        value === (node.itemListElement as readonly unknown[]).length || has(formatCount(value))
      );
    case 'price':
      return value === 0 && has('Free');
    case 'value':
      return has((MEASURES[String(node.propertyID)] ?? String)(value));
    default:
      return has(formatCount(value));
  }
}

function isText(name: string, value: string, node: Node, shown: Shown): boolean {
  const has = (text: string) => shown.text.includes(squeezed(text));
  const isOfPage = 'breadcrumb' in node || 'isPartOf' in node;
  const isDataset = node['@type'] === 'Dataset';
  if (isOfPage && name === 'name') return value === shown.title;
  if ((isOfPage || isDataset) && name === 'description') return value === shown.description;
  if (isDataset && name === 'name') {
    return value.split(/^(?:Key figures|Price history) of |, | to /).every(has);
  }
  if (node['@type'] === 'PropertyValue' && name === 'name') {
    const text = shown.text.toLowerCase();
    return wordsOf(value).every((words) => text.includes(squeezed(words)));
  }
  switch (name) {
    case 'tickerSymbol':
      return value.startsWith('XNSE ') && has(value.slice(5));
    case 'operatingSystem':
      return value === 'Any' || value.split(', ').every(has);
    case 'timeRequired':
      return has(value.replace(/^PT(\d+)M$/, '$1 min read'));
    case 'duration':
      return shown.moments.has(value);
    default:
      return has(value);
  }
}

function isShown(name: string, value: unknown, node: Node, shown: Shown): boolean {
  if (typeof value === 'number') return isFigure(name, value, node, shown);
  if (typeof value !== 'string') return true;
  if (ADDRESSES.has(name)) return isReached(value, shown);
  if (DATES.has(name)) return isDay(value, shown);
  return name === 'telephone' ? isPhone(value, shown) : isText(name, value, node, shown);
}

/** Values of a graph that its page does not show. */
export function unshown(graph: unknown, shown: Shown): readonly string[] {
  // A calculator's page need not print that it is free.
  const free = new Set(ofType(graph, 'WebApplication').map(({ offers }) => offers));
  const nodes = nodesOf(graph).filter((node) => !free.has(node));
  return nodes.flatMap((node) =>
    Object.entries(node)
      .filter(([name]) => !SILENT.has(name))
      .flatMap(([name, value]) =>
        [value]
          .flat()
          .filter((one) => !isShown(name, one, node, shown))
          .map((one) => `${String(node['@type'])}.${name}: ${String(one)}`),
      ),
  );
}
