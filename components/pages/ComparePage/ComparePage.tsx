import { PageHead } from '@/components/sections/text/PageHead';
import { SectionHead } from '@/components/sections/SectionHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { RowSpark } from '@/components/ui/charts/RowSpark';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { shortName } from '@/lib/domain/company/names';
import { comparedRanges } from '@/lib/domain/comparison/rebased-prices';
import type { ComparedResults } from '@/lib/domain/comparison/result-rows';
import { compareRows, type ExamplePair } from '@/lib/domain/comparison/rows';
import { compareHeading, noRangeSentence } from '@/lib/domain/comparison/sentence';
import type { Series } from '@/lib/domain/figure/series';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { Unknown } from '@/lib/pages/compare/company-choice';
import { companyPath } from '@/lib/pages/addresses/paths';
import { sparkLine } from '@/lib/tools/charts/spark-path';
import type { SiteHref } from '@/lib/tools/site-path';
import type { Company, CompanyFigure } from '@/lib/domain/company/records';
import type { Dated, Sourced } from '@/lib/domain/sourced';

import { CompareForm } from './CompareForm';
import styles from './ComparePage.module.scss';
import { RebasedChart, SideBySide } from './CompareParts';

interface Compared {
  readonly company: Company;
  readonly figures: CompanyFigure | null;
  readonly series: Series;
  readonly results: ComparedResults;
}

export interface ComparePageProps {
  unknown: readonly Unknown<Company>[];
  compared: readonly Compared[];
  answer: Sourced<Dated<CompanyFigure>> | null;
  isLoaded: boolean;
  /** Address of the search index, for suggestions. */
  index: string | null;
  /** Where nothing is chosen. */
  pairs: readonly ExamplePair[];
  sparks: Sparks;
}

function Figures({ compared, answer }: Pick<ComparePageProps, 'compared' | 'answer'>) {
  const date = answer?.data.date;
  return (
    <SideBySide
      rows={compareRows(
        compared.map(({ figures }) => figures),
        date ?? null,
        compared.map(({ results }) => results),
      )}
      named={compared.map(namedOf)}
      caption="Companies side by side"
      lead="The figures in which they differ come first; where one of them is clearly better, it is bold."
      source={answer && date && <SourceLine of={{ ...answer, asOf: date }} />}
    />
  );
}

function namedOf({ company: { symbol, name, slug } }: Compared) {
  return {
    name: shortName(name),
    label: symbol ?? shortName(name),
    href: companyPath(slug),
  };
}

const wordOf = ({ symbol, name }: Company): string => symbol ?? name;

const hrefOf = (words: readonly string[]): SiteHref =>
  `/compare?c=${words.map(encodeURIComponent).join(',')}`;

/** The fields: companies first, then each word with the companies that it may mean. */
function namesOf({
  compared,
  unknown,
  isLoaded,
}: Pick<ComparePageProps, 'compared' | 'unknown' | 'isLoaded'>) {
  const known = compared.map(({ company }) => wordOf(company));
  return [
    ...known.map((value) => ({ value })),
    ...unknown.map(({ word, near }) => ({
      value: word,
      // Without the list it is not known whether a word is wrong.
      ...(isLoaded && {
        near: near.map((company) => ({
          name: shortName(company.name),
          href: hrefOf([...known, wordOf(company)]),
        })),
      }),
    })),
  ];
}

/** Comparisons to begin with: two names, each with its year. */
function Pairs({ pairs, sparks, answer }: Pick<ComparePageProps, 'pairs' | 'sparks' | 'answer'>) {
  if (pairs.length === 0) return null;
  return (
    <Ledger id="pairs" ground="tint">
      <SectionHead
        id="pairs-heading"
        lead="The two largest companies of four industries, each with its price over a year."
        source={
          answer?.data.date && <SourceLine of={{ ...answer, asOf: answer.data.date, note: null }} />
        }
      >
        Begin with a pair
      </SectionHead>
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={pair[0].symbol}>
            <SiteLink href={hrefOf(pair.map(({ symbol }) => symbol))}>
              {pair.map(({ name, symbol }) => shortName(name ?? symbol)).join(' and ')}
            </SiteLink>
            <span className={styles.sparks}>
              {pair.map(({ symbol }) => (
                <RowSpark key={symbol} line={sparkLine(sparks.get(`stock:${symbol}`) ?? [])} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Ledger>
  );
}

/** Up to four companies side by side: the chart of their prices and their figures. */
export function ComparePage(props: ComparePageProps) {
  const { compared, answer, isLoaded, index } = props;
  const named = compared.map(namedOf);
  const ranges = compared.length < 2 ? [] : comparedRanges(compared.map(({ series }) => series));
  const noRange =
    compared.length > 1 && ranges.length === 0
      ? noRangeSentence(
          compared.map(({ series }) => series),
          named.map(({ name }) => name),
        )
      : '';
  return (
    <>
      <PageHead
        path="/compare"
        heading={compareHeading(
          named.map(({ name }) => name),
          named.map(({ label }) => label),
          'companies',
        )}
        lead="Choose two to four companies by symbol or name. The address keeps your choice, so you can share it."
      >
        <CompareForm
          kind="c"
          label="Company"
          placeholder="Symbol or name"
          names={namesOf(props)}
          index={index}
        />
        {!isLoaded && (
          <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>
        )}
        {compared.length === 1 && <p role="status">Add a second company to compare.</p>}
      </PageHead>
      <Pairs {...props} />
      {noRange && (
        <Ledger id="no-course">
          <p>{noRange}</p>
        </Ledger>
      )}
      {ranges.length > 0 && (
        <RebasedChart ranges={ranges} named={named} what="price">
          <p>
            Every line starts at 100 on the first day. 120 means a price 20% above it. Prices are
            adjusted for splits and bonuses; dividends are left out.
          </p>
        </RebasedChart>
      )}
      {compared.length > 1 && <Figures compared={compared} answer={answer} />}
    </>
  );
}
