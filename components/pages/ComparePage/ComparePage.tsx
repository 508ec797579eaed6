import { PageHead } from '@/components/pages/TextPage/PageHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { NoData } from '@/components/ui/NoData/NoData';
import { shortName } from '@/lib/domain/company/names';
import { rebased } from '@/lib/domain/comparison/rebased';
import { compareRows } from '@/lib/domain/comparison/rows';
import { compareHeading } from '@/lib/domain/comparison/sentence';
import { companyPath } from '@/lib/pages/paths';
import type { Candle, Company, CompanyFigure } from '@/lib/domain/company/records';
import type { Dated, Sourced } from '@/lib/domain/sourced';

import { CompareForm, Course, SideBySide } from './CompareParts';

interface Compared {
  readonly company: Company;
  readonly figures: CompanyFigure | null;
  /** A year of days, oldest first. */
  readonly candles: readonly Candle[];
}

export interface ComparePageProps {
  unknown: readonly string[];
  compared: readonly Compared[];
  answer: Sourced<Dated<CompanyFigure>> | null;
  isLoaded: boolean;
}

function Figures({ compared, answer }: Pick<ComparePageProps, 'compared' | 'answer'>) {
  const date = answer?.data.date;
  return (
    <SideBySide
      rows={compareRows(compared.map(({ figures }) => figures))}
      named={compared.map(namedOf)}
      caption="Companies side by side"
      lead={
        <>
          The figures in which they differ come first.{' '}
          {compared.map(({ company }, at) => (
            <span key={company.slug}>
              {at > 0 && ', '}
              <SiteLink href={companyPath(company.slug)}>{shortName(company.name)}</SiteLink>
            </span>
          ))}
          .
        </>
      }
      source={answer && date && <SourceLine of={{ ...answer, asOf: date }} />}
    />
  );
}

function namedOf({ company: { symbol, name } }: Compared) {
  return { name: shortName(name), label: symbol ?? shortName(name) };
}

/** Up to four companies side by side: the course of their prices and their figures. */
export function ComparePage({ unknown, compared, answer, isLoaded }: ComparePageProps) {
  const named = compared.map(namedOf);
  const course = compared.length < 2 ? null : rebased(compared.map(({ candles }) => candles));
  return (
    <>
      <PageHead
        path="/compare"
        heading={compareHeading(
          named.map(({ name }) => name),
          'companies',
        )}
        size={compared.length > 1 ? 'long' : 'title'}
        lead="Choose two to four companies by symbol or name. The address keeps your choice, so you can share it."
      >
        <CompareForm
          kind="c"
          label="Company"
          placeholder="Symbol or name"
          values={[...compared.map(({ company }) => company.symbol ?? company.name), ...unknown]}
        />
        {!isLoaded && (
          <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>
        )}
        {isLoaded &&
          unknown.map((word) => (
            <p key={word} role="alert">
              “{word}” is not the name of exactly one company.{' '}
              <a href={`/search?q=${encodeURIComponent(word)}`} rel="nofollow">
                Search for it
              </a>{' '}
              and use its symbol.
            </p>
          ))}
        {compared.length === 1 && <p role="status">Add a second company to compare.</p>}
      </PageHead>
      {course && (
        <Course course={course} named={named} what="price">
          <p>
            Every line starts at 100 on the first day. 120 means a price 20% above it. Prices are
            adjusted for splits and bonuses; dividends are left out.
          </p>
        </Course>
      )}
      {compared.length > 1 && <Figures compared={compared} answer={answer} />}
    </>
  );
}
