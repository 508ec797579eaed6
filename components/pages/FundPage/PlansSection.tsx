import { NAV_DIGITS } from '@/components/sections/market/fund-columns';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, day, figure, percent, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { countOf } from '@/lib/tools/format';
import { dayChange, isExchangeTraded, newestDay, schemeLabel } from '@/lib/domain/fund/plans';
import type { FundStory } from '@/lib/domain/fund/story';
import type { FundFamily, FundScheme } from '@/lib/domain/fund/types';
import { schemeHref } from '@/lib/pages/addresses/fund-paths';

function columnsOf(family: FundFamily): readonly Column<FundScheme>[] {
  const isOneDay = family.schemes.every(({ day }) => day === newestDay(family));
  const columns: readonly Column<FundScheme>[] = [
    words('name', 'Plan and option', schemeLabel, {
      cell: (scheme) =>
        family.schemes.length > 1 ? (
          <SiteLink href={schemeHref(family, scheme)}>{schemeLabel(scheme)}</SiteLink>
        ) : (
          schemeLabel(scheme)
        ),
    }),
    words('code', 'Code', ({ code }) => code, { isFigure: true, slot: 'line' }),
    words(
      'isin',
      'ISIN',
      ({ isin, reinvestmentIsin }) => [isin, reinvestmentIsin].filter(Boolean).join(', ') || '–',
      { slot: 'line' },
    ),
    figure('nav', 'NAV ₹', ({ nav }) => nav, { digits: NAV_DIGITS }),
    percent('change', 'Change', (scheme) => dayChange(scheme)?.percent ?? null),
    day('day', 'Day', ({ day }) => day, { isFigure: true, slot: 'line' }),
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
    <Section
      id="plans"
      heading={
        isTraded && isSingle
          ? 'Code, ISIN and NAV'
          : countOf(schemes.length, 'plan and option', 'plans and options')
      }
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
      <Fold name="codes" title="Codes, ISINs and NAVs" heading="h3" open={isSingle}>
        <Table<FundScheme>
          caption={`Plans and options of ${family.name}`}
          columns={columnsOf(family)}
          rows={schemes}
          rowKey={({ code }) => code}
          isOwn={({ code }) => code === scheme.code}
        />
      </Fold>
    </Section>
  );
}
