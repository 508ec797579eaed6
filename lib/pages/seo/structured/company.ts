import type { CorporationLeaf, DatasetLeaf, PropertyValueLeaf } from 'schema-dts';

import { companyFaqs } from '@/lib/domain/company/faqs';
import { type CompanyRecords, storyOf } from '@/lib/domain/company/story';
import { salesWord } from '@/lib/domain/company/results';
import { formatDate, formatMonth } from '@/lib/tools/format';
import { meaningfulRatio, meaningfulWorth } from '@/lib/domain/company/ratios';
import type { Company } from '@/lib/domain/company/records';
import type { Source, Sourced } from '@/lib/domain/sourced';
import { dayInIndia } from '@/lib/tools/time';

import { idOn, organizationId, type PartOf, ref } from './page';
import { questions } from './questions';

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

/** A figure that the page shows, with source and date of its record. */
interface Figure {
  readonly property: PropertyValueLeaf;
  readonly source: Source;
  readonly asOf: string | null;
}

/** A figure of a record; `null` where either is missing. */
function figure(
  of: Sourced<unknown> | null,
  value: number | null | undefined,
  named: Pick<PropertyValueLeaf, 'propertyID' | 'name' | 'unitText'>,
): Figure | null {
  if (!of || value === null || value === undefined) return null;
  const { source, asOf } = of;
  return { property: { '@type': 'PropertyValue', ...named, value }, source, asOf };
}

const MARKET_CAP = { propertyID: 'MCAP', name: 'Market cap', unitText: '₹ crore' };
const PE = { propertyID: 'PE', name: 'P/E ratio' };
const DIVIDEND_YIELD = { propertyID: 'DIVYIELD', name: 'Dividend yield', unitText: '%' };

/** The newest quarter's figures, each named with its quarter. */
function quarterFigures({ results, ...records }: CompanyRecords): readonly (Figure | null)[] {
  const newest = storyOf({ results, ...records }).quarters.at(-1)?.of;
  if (!newest) return [];
  const { basis, period, salesCrore, netProfitCrore, eps } = newest;
  const of = `${basis ? `${basis}, ` : ''}quarter to ${formatMonth(period)}`;
  return [
    figure(results, salesCrore, {
      propertyID: 'SALES',
      name: `${salesWord(newest)}, ${of}`,
      unitText: '₹ crore',
    }),
    figure(results, netProfitCrore, {
      propertyID: 'NETPROFIT',
      name: `Net profit, ${of}`,
      unitText: '₹ crore',
    }),
    figure(results, eps, { propertyID: 'EPS', name: `EPS, ${of}`, unitText: '₹' }),
  ];
}

/** The figures as the page shows them: the company's own record first, then the snapshot. */
function shownFigures(records: CompanyRecords): readonly (Figure | null)[] {
  const { results, snapshot, shareholding } = records;
  const { figures, row, owners } = storyOf(records);
  const owner = owners.at(-1);
  return [
    figure(results, meaningfulWorth(figures.marketCapCrore), MARKET_CAP) ??
      figure(snapshot, meaningfulWorth(row?.marketCapCrore), MARKET_CAP),
    figures.pe === null
      ? figure(snapshot, meaningfulRatio(row?.pe), PE)
      : figure(results, meaningfulRatio(figures.pe), PE),
    figure(results, figures.dividendYield, DIVIDEND_YIELD),
    ...quarterFigures(records),
    figure(shareholding, owner?.promotersPercent, {
      propertyID: 'PROMOTERS',
      name: `Promoters’ holding, ${formatDate(owner?.asOn)}`,
      unitText: '%',
    }),
  ];
}

/** Figures of the exchange or the provider; sample figures of real companies stay out. */
const realFigures = (records: CompanyRecords): readonly Figure[] =>
  shownFigures(records).flatMap((one) => (one && one.source !== 'sample' ? one : []));

/** Whether everything that the page's answers are made of is real. */
function isReal({ results, shareholding, history, snapshot }: CompanyRecords): boolean {
  const loaded = [results, shareholding, ...Object.values(history), snapshot].filter(
    (one) => one !== null,
  );
  return loaded.every(({ source }) => source !== 'sample');
}

/**
 * A company, its key figures as a data set, and its questions. The data set names only its publisher,
 * since neither licence nor creator of the figures is known.
 */
export function companyPart(records: CompanyRecords): PartOf {
  const figures = realFigures(records);
  const asked = isReal(records) ? questions(companyFaqs(storyOf(records))) : () => null;
  return (page) => {
    const id = idOn(page, 'company');
    const days = [
      ...new Set(figures.flatMap(({ asOf }) => (asOf && dayInIndia(asOf)) || [])),
    ].sort();
    const dataset: DatasetLeaf = {
      '@type': 'Dataset',
      '@id': idOn(page, 'figures'),
      name: page.title,
      description: page.description,
      url: page.url,
      about: ref(id),
      isAccessibleForFree: true,
      publisher: ref(organizationId(page)),
      temporalCoverage: days.length > 1 ? `${days[0]}/${days.at(-1)}` : days[0],
      variableMeasured: figures.map(({ property }) => property),
    };
    return {
      nodes: [
        corporation(id, records.company),
        ...(figures.length > 0 ? [dataset] : []),
        ...(asked(page)?.nodes ?? []),
      ],
      page: { mainEntity: ref(id) },
    };
  };
}
