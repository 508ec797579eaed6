import { SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { RowSpark } from '@/components/ui/charts/RowSpark';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { shortName } from '@/lib/domain/company/names';
import { comparedRanges } from '@/lib/domain/comparison/rebased-prices';
import { compareRows } from '@/lib/domain/comparison/rows';
import { noRangeSentence } from '@/lib/domain/comparison/sentence';
import { companyPath } from '@/lib/pages/addresses/paths';
import { sparkLine } from '@/lib/tools/charts/spark-path';
import type { SiteHref } from '@/lib/tools/site-path';
import type { Company } from '@/lib/domain/company/records';

import type { loadCompare } from '@/lib/pages/compare/load-compare';
import styles from './ComparePage.module.scss';
import { Comparison } from './Comparison';

export type ComparePageProps = Awaited<ReturnType<typeof loadCompare>>;
type Compared = ComparePageProps['compared'][number];

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
    <Section
      id="pairs"
      heading="Begin with a pair"
      lead="The two largest companies of four industries, each with its price over a year."
      source={
        answer?.data.date && <SourceLine of={{ ...answer, asOf: answer.data.date, note: null }} />
      }
      ground="tint"
    >
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
    </Section>
  );
}

/** Up to four companies side by side. */
export function ComparePage(props: ComparePageProps) {
  const { compared, answer, isLoaded, index } = props;
  const named = compared.map(namedOf);
  const series = compared.map((one) => one.series);
  const ranges = compared.length < 2 ? [] : comparedRanges(series);
  const noRange =
    compared.length > 1 && ranges.length === 0
      ? noRangeSentence(
          series,
          named.map(({ name }) => name),
        )
      : '';
  const date = answer?.data.date ?? null;
  return (
    <Comparison
      kind="c"
      named={named}
      names={namesOf(props)}
      index={index}
      isLoaded={isLoaded}
      ranges={ranges}
      rows={compareRows(
        compared.map(({ figures }) => figures),
        date,
        compared.map(({ results }) => results),
      )}
      source={answer && date && <SourceLine of={{ ...answer, asOf: date }} />}
    >
      <Pairs {...props} />
      {noRange && (
        <Ledger id="no-course">
          <p>{noRange}</p>
        </Ledger>
      )}
    </Comparison>
  );
}
