import { type Node, nodesOf } from './graph';

/**
 * Required and recommended properties of rich results in Google's search documentation, as of November
 * 2026. A recommended property may be missing only with a reason given here.
 */
interface Rule {
  readonly result: string;
  readonly types: readonly string[];
  /** Paths of properties; `a|b` is satisfied by either. */
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  readonly missing: Readonly<Record<string, string>>;
}

const UNKNOWN = 'no record has it';
const SOMETIMES = 'left out where the record has none';
const NOWHERE = 'no page shows it';

const RULES: readonly Rule[] = [
  {
    result: 'Article',
    types: ['Article', 'BlogPosting', 'NewsArticle', 'Report'],
    required: ['headline'],
    recommended: ['author', 'dateModified', 'datePublished', 'image'],
    missing: {
      author: 'entries of a list: their own publisher names it',
      dateModified: UNKNOWN,
      datePublished: SOMETIMES,
      image: SOMETIMES,
    },
  },
  {
    result: 'Breadcrumb',
    types: ['BreadcrumbList'],
    required: [
      'itemListElement',
      'itemListElement.position',
      'itemListElement.name',
      'itemListElement.item',
    ],
    recommended: [],
    missing: {},
  },
  {
    result: 'FAQ',
    types: ['FAQPage'],
    required: [
      'mainEntity',
      'mainEntity.name',
      'mainEntity.acceptedAnswer',
      'mainEntity.acceptedAnswer.text',
    ],
    recommended: [],
    missing: {},
  },
  {
    result: 'Video',
    types: ['VideoObject'],
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl|embedUrl', 'description', 'duration', 'interactionStatistic'],
    missing: {
      'contentUrl|embedUrl': 'left out where the page does not play it',
      duration: SOMETIMES,
      interactionStatistic: SOMETIMES,
    },
  },
  {
    result: 'Organization and local business',
    types: ['FinancialService'],
    required: ['name', 'address'],
    recommended: ['url|parentOrganization', 'telephone', 'geo', 'openingHoursSpecification'],
    missing: {
      telephone: SOMETIMES,
      geo: NOWHERE,
      openingHoursSpecification: 'hours are printed as a sentence of the record',
    },
  },
  {
    result: 'Software',
    types: ['MobileApplication'],
    required: ['name', 'offers.price'],
    recommended: [
      'applicationCategory',
      'operatingSystem',
      'offers.priceCurrency',
      'aggregateRating',
    ],
    missing: { aggregateRating: 'the rating of the sample firm is made up' },
  },
  {
    result: 'Rating of software',
    types: ['AggregateRating'],
    required: ['ratingValue', 'ratingCount|reviewCount'],
    recommended: ['bestRating'],
    missing: {},
  },
  {
    result: 'Calculator: software without a rating, for which no result is shown',
    types: ['WebApplication'],
    required: ['name', 'offers.price'],
    recommended: ['applicationCategory', 'operatingSystem'],
    missing: {},
  },
  {
    result: 'Dataset',
    types: ['Dataset'],
    required: ['name', 'description'],
    recommended: [
      'creator',
      'license',
      'isAccessibleForFree',
      'temporalCoverage',
      'url',
      'variableMeasured',
      'distribution',
    ],
    missing: {
      creator: 'not known of the provider’s figures; `publisher` is',
      license: 'no terms permit the use of the figures elsewhere',
      distribution: 'the key figures are no file',
    },
  },
  {
    result: 'Carousel',
    types: ['ItemList'],
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.url|item'],
    recommended: [],
    missing: {},
  },
];

/** The values at a path, of each item of lists on the way; a missing one is `undefined`. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, [name ?? '', ...rest]));
  if (name === undefined) return [value];
  const found = name
    .split('|')
    .map((one) => (value as Node | undefined)?.[one])
    .find((one) => one !== undefined);
  if (rest.length === 0) return [Array.isArray(found) && found.length === 0 ? undefined : found];
  return valuesAt(found, rest);
}

const has = (node: Node, path: string): boolean =>
  valuesAt(node, path.split('.')).every((value) => value !== undefined && value !== '');

/** Violations of the rules by a graph. */
export function breaches(graph: unknown): readonly string[] {
  return nodesOf(graph).flatMap((node) =>
    RULES.filter(({ types }) => types.includes(String(node['@type']))).flatMap((rule) => {
      const name = `${String(node['@type'])} ${String(node['@id'] ?? node.name ?? node.headline)}`;
      return [
        ...rule.required.filter((path) => !has(node, path)).map((path) => `${name} lacks ${path}`),
        ...rule.recommended
          .filter((path) => !has(node, path) && !(path in rule.missing))
          .map((path) => `${name} should have ${path}`),
      ];
    }),
  );
}
