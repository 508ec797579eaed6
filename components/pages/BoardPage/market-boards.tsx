import { CHANGE_COLUMN, count, figure, percent, words } from '@/components/ui/Table/columns';
import { SiteLink } from '@/components/site/SiteLink';
import { SideBars } from '@/components/ui/charts/SideBars';
import { WatchStar } from '@/components/ui/WatchStar.client';
import { byGroup, groupOfEtf } from '@/lib/domain/market/etf-groups';
import { followedBy } from '@/lib/domain/market/etf-name';
import { etfsByValue, etfsFindings, premiumOf } from '@/lib/domain/market/etfs';
import { type Sector, sectorsFindings, sectorsOf } from '@/lib/domain/market/sectors';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { nameOfRow } from '@/lib/domain/market/lists/finding';
import { companyPath, industryPath } from '@/lib/pages/addresses/paths';
import type { SnapshotRow } from '@/lib/domain/company/records';
import type { Etf } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';
import { headline } from '@/lib/domain/figure/headline';
import { dayOf, pastDay } from '@/lib/domain/figure/tense';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { formatChange, formatDate, formatNumber } from '@/lib/tools/format';

import type { Board } from './board';
import styles from './EtfsPage.module.scss';

/** The industries of the market in the session. */
export const sectorBoard = (
  snapshot: Sourced<readonly SnapshotRow[]> | null,
  names: NamesBySymbol,
  now: MarketClock,
): Board<Sector> => {
  const rows = sectorsOf(snapshot?.data ?? []);
  const past = pastDay('market-list', snapshot?.asOf, now);
  return {
    id: 'sectors',
    rows,
    headline: headline('Sectors of the market', sectorsFindings(rows), past, now),
    caption: 'Sectors by market value',
    columns: [
      words('name', 'Sector', ({ name }) => name, {
        cell: ({ name }) => <SiteLink href={industryPath(name)}>{name}</SiteLink>,
      }),
      percent('percent', 'Average change %', ({ changePercent }) => changePercent, {
        slot: 'change',
      }),
      count('companies', 'Companies', ({ companies }) => companies),
      count('rose', 'Rose', ({ rose }) => rose),
      count('fell', 'Fell', ({ fell }) => fell),
      figure('pe', 'P/E', ({ pe }) => pe),
      figure('worth', 'Market cap ₹ crore', ({ marketCapCrore }) => marketCapCrore, {
        digits: 0,
        hasBar: true,
        slot: 'third',
      }),
      words('leader', 'Rose most', ({ leader }) => leader, {
        cell: ({ leader }) => {
          const slug = names.get(leader ?? '')?.slug;
          const name = leader && nameOfRow({ symbol: leader, name: null }, names);
          return slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name;
        },
      }),
    ],
    none: 'The exchange’s figures for the sectors have not reached us.',
  };
};

/** How far a price is from the net asset value, with a bar: above it to the right, below it to the left. */
function Premium({ premium, most }: { premium: number | null; most: number }) {
  if (premium === null) return formatChange(premium);
  return (
    <span className={styles.premium}>
      <SideBars left={-premium / most} right={premium / most} />
      {formatChange(premium)}
    </span>
  );
}

/** A net asset value, with its day where that is not the day of the prices. */
function Nav(props: { nav: number | null; navDay: string | null; day: string | null }) {
  const { nav, navDay, day } = props;
  return (
    <>
      {formatNumber(nav)}
      {nav !== null && navDay && navDay !== day && (
        <span className={styles.second}>{formatDate(navDay)}</span>
      )}
    </>
  );
}

/** @param day of the session @param most the largest premium or discount, in per cent */
const etfColumns = (day: string | null, most: number): Board<Etf>['columns'] => [
  words('name', 'Fund', ({ name, symbol }) => name ?? symbol, {
    cell: ({ symbol, name, close }) => (
      <>
        {name ?? symbol}
        <span className={styles.second}>
          {symbol} <WatchStar code={`etf:${symbol}`} price={close} />
        </span>
      </>
    ),
  }),
  words('symbol', 'Symbol', ({ symbol }) => symbol),
  words('group', 'Group', groupOfEtf),
  words('underlying', 'Follows', ({ more }) => followedBy(more?.underlying ?? null), {
    slot: 'particulars',
  }),
  figure('close', 'Close ₹', ({ close }) => close, { slot: 'price' }),
  CHANGE_COLUMN,
  figure('nav', 'NAV ₹', ({ more }) => more?.nav ?? null, {
    cell: ({ more }) => <Nav nav={more?.nav ?? null} navDay={more?.navDate ?? null} day={day} />,
  }),
  words('navDay', 'NAV of', ({ more }) => more?.navDate ?? null),
  figure('premium', 'Over NAV %', (etf) => premiumOf(etf, day), {
    format: 'points',
    cell: (etf) => <Premium premium={premiumOf(etf, day)} most={most} />,
  }),
  figure('value', 'Value ₹ crore', ({ valueCrore }) => valueCrore, { hasBar: true, slot: 'third' }),
  figure('high', '52-week high ₹', ({ more }) => more?.high52 ?? null),
  figure('low', '52-week low ₹', ({ more }) => more?.low52 ?? null),
];

/** The exchange-traded funds of the session by underlying, the most traded first. */
export const etfBoard = (etfs: Sourced<readonly Etf[]> | null, now: MarketClock): Board<Etf> => {
  const byValue = etfsByValue(etfs?.data ?? []);
  const rows = byGroup(byValue).flatMap(([, funds]) => funds);
  const day = dayOf(etfs?.asOf);
  const findings = etfsFindings(byValue);
  const premiums = rows.map((etf) => Math.abs(premiumOf(etf, day) ?? 0));
  const most = Math.max(...premiums) || 1;
  return {
    id: 'etfs',
    rows,
    caption: 'Exchange-traded funds on NSE',
    headline: headline(
      'Exchange-traded funds on NSE',
      rows.length > 0 && findings.length === 0 ? ['no fund traded'] : findings,
      pastDay('market-list', day, now),
      now,
    ),
    columns: etfColumns(day, most),
    sortedBy: ['value', 'descending'],
    none: 'The exchange’s figures for these funds have not reached us.',
  };
};
