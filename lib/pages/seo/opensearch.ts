import { firm } from '@/lib/content/firm';

import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import { iconPath } from './icons';
import { element, XML_DECLARATION, xmlText } from '@/lib/tools/xml';

export const OPENSEARCH = {
  path: '/opensearch.xml',
  type: 'application/opensearchdescription+xml',
} as const;

/** Longest short name of the format, in characters. */
const LONGEST_NAME = 16;

/** The site's search for a browser's address bar (OpenSearch 1.1). */
export function openSearchXml(): string {
  const search = `${absoluteUrl('/search')}?q={searchTerms}`;
  return [
    XML_DECLARATION,
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', firm.shortName.slice(0, LONGEST_NAME).trim()),
    element(
      'Description',
      `Companies, mutual funds, indices, calculators, answers, articles and forms of ${firm.name}, by name, symbol, ISIN or words.`,
    ),
    `<Url type="text/html" method="get" template="${xmlText(search)}"/>`,
    `<Url type="${OPENSEARCH.type}" rel="self" template="${xmlText(absoluteUrl(OPENSEARCH.path))}"/>`,
    `<Image width="192" height="192" type="image/png">${xmlText(absoluteUrl(iconPath('192')))}</Image>`,
    '<Language>en-IN</Language>',
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
    '</OpenSearchDescription>',
  ].join('\n');
}
