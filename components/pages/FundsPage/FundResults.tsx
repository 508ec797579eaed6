import companies from '@/components/sections/market/CompanyGroups.module.scss';
import { Pages } from '@/components/sections/text/Pages';
import { SiteLink } from '@/components/site/SiteLink';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { FileLinks } from '@/components/ui/FileLinks';
import { pastPerformanceWarning } from '@/lib/content/prescribed';
import { countOf, formatCount, formatDate } from '@/lib/tools/format';
import {
  filterParameters,
  type FoundFund,
  findFunds,
  isFiltered,
} from '@/lib/domain/fund/explorer';
import type { FundList } from '@/lib/domain/fund/types';
import type { SiteHref } from '@/lib/tools/site-path';
import type { Sourced } from '@/lib/domain/sourced';
import { withQuery } from '@/lib/tools/parameters';

import basics from '@/components/ui/Basics.module.scss';
import { fundColumns, monthEndOf, returnColumns } from '@/components/sections/market/fund-columns';

import type { FundsPageProps } from './FundsPage';

interface NothingFoundProps extends Pick<FundsPageProps, 'filter' | 'fixed' | 'path'> {
  list: Sourced<FundList>;
}

/** Suggestions, and the funds without a current NAV that match. */
function NothingFound({ list, filter, fixed, path }: NothingFoundProps) {
  const former = findFunds(list.data, { ...filter, all: true }).length;
  return (
    <div className={basics.top32}>
      <NoData>
        {list.data.families.length === 0 ? (
          'There is no list of mutual funds here.'
        ) : (
          <>
            {former > 0 && (
              <>
                <SiteLink href={withQuery(path, { ...filterParameters(filter, fixed), all: '1' })}>
                  {countOf(former, 'fund')} without a current NAV
                </SiteLink>{' '}
                {former === 1 ? 'fits' : 'fit'}.{' '}
              </>
            )}
            Try one word of the name, another category or another plan.
          </>
        )}
      </NoData>
    </div>
  );
}

/** A page of the results, and all of them as a file. */
export function FundResults(props: FundsPageProps) {
  const { list, filter, fixed, found, page, pages, from, shown, path, years } = props;
  if (!list) {
    return (
      <div className={basics.top32}>
        <NoData>
          The list of mutual funds is being read, or its source gives no answer. Try again in a
          minute.
        </NoData>
      </div>
    );
  }
  const parameters = filterParameters(filter, fixed);
  if (shown.length === 0)
    return <NothingFound list={list} filter={filter} fixed={fixed} path={path} />;
  const hasReturns = filter.columns !== '';
  const hasYears = shown.some(({ scheme }) => (years.get(scheme.code)?.length ?? 0) > 0);
  const monthEnd = monthEndOf(found);
  const { asOf } = list.data;
  const caption =
    found.length === 1
      ? '1 fund.'
      : `Funds ${formatCount(from + 1)} to ${formatCount(from + shown.length)} of ${formatCount(found.length)}.`;
  const days = [
    `A NAV without its own day is dated ${formatDate(asOf)}.`,
    monthEnd && hasYears && `A line is a year of month ends, to ${formatDate(monthEnd)}.`,
    monthEnd && hasReturns && `Returns are a year, to ${formatDate(monthEnd)}.`,
  ];
  // The page of a category has already named it.
  const columns = fundColumns(asOf).filter(
    ({ key }) => key !== 'category' || fixed.category === undefined,
  );
  const hrefOf = (to: number): SiteHref =>
    `${withQuery(path, { ...parameters, page: to > 1 ? to : '' })}#funds` as SiteHref;
  return (
    <div className={basics.top32}>
      <Table<FoundFund>
        order="server"
        key={`${page} ${JSON.stringify(parameters)}`}
        caption={caption}
        columns={hasReturns ? returnColumns(columns, monthEnd) : columns}
        rows={shown}
        sparkOf={({ scheme }) => years.get(scheme.code)}
      />
      <p className={companies.others}>
        {caption} {days.filter(Boolean).join(' ')}
      </p>
      {pages > 1 && (
        <Pages page={page} pages={pages} hrefOf={hrefOf} isNoFollow={isFiltered(filter, fixed)} />
      )}
      <p className={`${basics.top16} ${basics.screenOnly}`}>
        <FileLinks
          href={withQuery('/mutual-funds/list.csv', filterParameters(filter))}
          of="every plan and option of these funds"
          rel="nofollow"
        />
      </p>
      {(hasReturns || hasYears) && (
        <p className={companies.others}>
          {pastPerformanceWarning.text} A dash means that NAVs do not reach back, or that the option
          pays out. Loads and tax are not taken off.
        </p>
      )}
    </div>
  );
}
