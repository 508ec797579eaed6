import type { CorporationLeaf, DatasetLeaf, PropertyValueLeaf } from 'schema-dts';

import { isMadeUp } from '@/lib/domain/company/facts';
import { companyFaqs } from '@/lib/domain/company/faqs';
import type { CompanyRecords, CompanyStory } from '@/lib/domain/company/story';
import { profitWord, salesWord } from '@/lib/domain/company/results';
import { type AgingKind, currentValue, type MarketClock } from '@/lib/domain/figure/ages';
import { type Figure, isKnown, type KnownFigure, stated } from '@/lib/domain/figure/figure';
import { shortName } from '@/lib/domain/company/names';
import { asPrinted, formatDate, formatMonth } from '@/lib/tools/format';
import type { Company } from '@/lib/domain/company/records';
import type { Source } from '@/lib/domain/sourced';

import { idOn, organizationId, type PartOf, ref } from '@/lib/pages/seo/structured/page';
import { questions } from '@/lib/pages/seo/structured/questions';

/** A company's records with the story that its page shows. */
type CompanyPage = CompanyRecords & { readonly story: CompanyStory };

/** ISO 10383 code of the National Stock Exchange, which a ticker symbol is prefixed with. */
const NSE = 'XNSE';

const corporation = (id: string, { name, symbol, isin }: Company): CorporationLeaf => ({
  '@type': 'Corporation',
  '@id': id,
  name,
  ...(symbol && { tickerSymbol: `${NSE} ${symbol}` }),
  ...(isin && {
    identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: isin },
  }),
});

/** A figure that the page shows, with its source and its day. */
interface DatedProperty {
  readonly property: PropertyValueLeaf;
  readonly source: KnownFigure['source'];
  readonly day: string;
}

type Named = Pick<PropertyValueLeaf, 'propertyID' | 'name' | 'unitText'>;

/** A figure with two decimals, as the page prints it, if it is current, empty if it is past its maximum age. */
function dated(
  kind: AgingKind,
  figure: Figure,
  now: MarketClock,
  named: Named,
): readonly DatedProperty[] {
  if (!isKnown(figure) || currentValue(kind, figure, now) === null) return [];
  const { day, source } = figure;
  const value = asPrinted(figure.value);
  const property = { '@type': 'PropertyValue' as const, ...named, value };
  return [{ property, source, day }];
}

const MARKET_CAP = { propertyID: 'MCAP', name: 'Market cap', unitText: '₹ crore' };
const PE = { propertyID: 'PE', name: 'P/E ratio' };
const DIVIDEND_YIELD = { propertyID: 'DIVYIELD', name: 'Dividend yield', unitText: '%' };

/** The newest quarter's figures, each named with its quarter. */
function quarterFigures({ quarters, results, now }: CompanyStory, source: Source) {
  const newest = quarters.at(-1);
  if (!newest || !results) return [];
  const { basis, period, salesCrore, eps } = newest.of;
  const of = `${basis ? `${basis}, ` : ''}quarter to ${formatMonth(period)}`;
  const figure = (value: number | null, named: Named) =>
    dated('results', stated(value, period, { source }), now, named);
  return [
    ...figure(salesCrore, {
      propertyID: 'SALES',
      name: `${salesWord(newest.of)}, ${of}`,
      unitText: '₹ crore',
    }),
    ...figure(newest.profitCrore, {
      propertyID: 'NETPROFIT',
      name: `${profitWord(results)}, ${of}`,
      unitText: '₹ crore',
    }),
    ...figure(eps, { propertyID: 'EPS', name: `EPS, ${of}`, unitText: '₹' }),
  ];
}

/** The figures of the page's story that are current, each with its own day. */
function shownFigures({ story, results, shareholding }: CompanyPage): readonly DatedProperty[] {
  const { marketCap, pe, dividendYield, owners, now } = story;
  const owner = owners.at(-1);
  const held = stated(owner?.promotersPercent, owner?.asOn, {
    source: shareholding?.source ?? 'computed',
  });
  return [
    ...dated('worth', marketCap, now, MARKET_CAP),
    ...dated('worth', pe, now, PE),
    ...dated('worth', dividendYield, now, DIVIDEND_YIELD),
    ...quarterFigures(story, results?.source ?? 'provider'),
    ...dated('shareholding', held, now, {
      propertyID: 'PROMOTERS',
      name: `Promoters’ holding, ${formatDate(owner?.asOn)}`,
      unitText: '%',
    }),
  ];
}

/**
 * The figures of a page: sample figures of a real company only if the whole page is a sample, which
 * is not indexed.
 */
const listedFigures = (page: CompanyPage): readonly DatedProperty[] =>
  shownFigures(page).filter(({ source }) => source !== 'sample' || isMadeUp(page));

/** Whether all data behind the page's answers are real. */
function isReal({ results, shareholding, history, snapshot }: CompanyRecords): boolean {
  const loaded = [results, shareholding, ...Object.values(history), snapshot].filter(
    (one) => one !== null,
  );
  return loaded.every(({ source }) => source !== 'sample');
}

/** The figures by their days, the newest day first. */
function byDay(figures: readonly DatedProperty[]) {
  const days = [...new Set(figures.map(({ day }) => day))].sort().reverse();
  return days.map((day) => ({ day, figures: figures.filter((one) => one.day === day) }));
}

/**
 * A company, its key figures as a data set for each of their days, and its questions. A data set names
 * only its publisher, since neither licence nor creator of the figures is known.
 */
export function companyPart(records: CompanyPage): PartOf {
  const figures = listedFigures(records);
  const asked = isReal(records) ? questions(companyFaqs(records.story)) : () => null;
  return (page) => {
    const id = idOn(page, 'company');
    const datasets = byDay(figures).map(({ day, figures: ofDay }): DatasetLeaf => ({
      '@type': 'Dataset',
      '@id': idOn(page, `figures-${day}`),
      name: `Key figures of ${shortName(records.company.name)}, ${formatDate(day)}`,
      description: page.description,
      url: page.url,
      about: ref(id),
      isAccessibleForFree: true,
      publisher: ref(organizationId(page)),
      temporalCoverage: day,
      variableMeasured: ofDay.map(({ property }) => property),
    }));
    return {
      nodes: [corporation(id, records.company), ...datasets, ...(asked(page)?.nodes ?? [])],
      page: { mainEntity: ref(id) },
    };
  };
}
