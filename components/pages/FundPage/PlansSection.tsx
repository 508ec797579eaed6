import { NAV_DIGITS } from '@/components/sections/market/fund-columns';
import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Change } from '@/components/ui/Change';
import { Fold } from '@/components/ui/Fold';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, Table } from '@/components/ui/Table/Table';
import { countOf, formatDate, formatNumber } from '@/lib/tools/format';
import { dayChange, isExchangeTraded, newestDay, schemeLabel } from '@/lib/domain/fund/plans';
import type { FundStory } from '@/lib/domain/fund/story';
import type { FundFamily, FundScheme } from '@/lib/domain/fund/types';
import { schemeHref } from '@/lib/pages/addresses/fund-paths';

function columnsOf(family: FundFamily): readonly Column<FundScheme>[] {
  const isOneDay = family.schemes.every(({ day }) => day === newestDay(family));
  const columns: readonly Column<FundScheme>[] = [
    {
      key: 'name',
      header: 'Plan and option',
      cell: (scheme) =>
        family.schemes.length > 1 ? (
          <SiteLink href={schemeHref(family, scheme)}>{schemeLabel(scheme)}</SiteLink>
        ) : (
          schemeLabel(scheme)
        ),
    },
    { key: 'code', header: 'Code', isFigure: true, cell: ({ code }) => code, narrow: 'line' },
    {
      key: 'isin',
      header: 'ISIN',
      cell: ({ isin, reinvestmentIsin }) =>
        [isin, reinvestmentIsin].filter(Boolean).join(', ') || '–',
      narrow: 'line',
    },
    {
      key: 'nav',
      header: 'NAV ₹',
      isFigure: true,
      cell: ({ nav }) => formatNumber(nav, NAV_DIGITS),
    },
    {
      key: 'change',
      header: 'Change',
      isFigure: true,
      cell: (scheme) => <Change change={null} percent={dayChange(scheme)?.percent ?? null} />,
    },
    {
      key: 'day',
      header: 'Day',
      isFigure: true,
      cell: ({ day }) => formatDate(day),
      narrow: 'line',
    },
  ];
  return columns.filter(({ key }) => key !== 'day' || !isOneDay);
}

/** Every plan and option with code, ISIN and NAV: regular first, direct never left out. */
export function PlansSection({ story: { family, scheme } }: { story: FundStory }) {
  const { schemes } = family;
  const hasPayouts = schemes.some(({ option }) => option === 'idcw');
  const isTraded = isExchangeTraded(family);
  const isSingle = schemes.length === 1;
  return (
    <Ledger
      id="plans"
      ground="tint"
      note={
        <SideNote title={isTraded ? 'Traded on the exchange' : 'Regular and direct'}>
          <p>
            {isTraded
              ? 'An ETF has one plan. Its units trade on the exchange through a broker, with brokerage and charges; no distributor is paid a commission.'
              : 'We distribute regular plans. A direct plan is bought from the fund house; it holds the same, without a distributor’s commission.'}
            {hasPayouts && ' IDCW options pay out from time to time, which lowers their NAV.'}
          </p>
        </SideNote>
      }
    >
      <SectionHead id="plans-heading">
        {isTraded && isSingle
          ? 'Code, ISIN and NAV'
          : countOf(schemes.length, 'plan and option', 'plans and options')}
      </SectionHead>
      <Fold name="codes" title="Codes, ISINs and NAVs" heading="h3" open={isSingle}>
        <Table<FundScheme>
          caption={`Plans and options of ${family.name}`}
          columns={columnsOf(family)}
          rows={schemes}
          rowKey={({ code }) => code}
          isOwn={({ code }) => code === scheme.code}
        />
      </Fold>
    </Ledger>
  );
}
