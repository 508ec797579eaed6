import { CHANGE_COLUMN, count, figure, percent, words } from '@/components/ui/Table/columns';
import {
  INDEX_COLUMNS,
  type IndexRow,
  indexRows,
  indexYear,
} from '@/components/sections/market/index-columns';
import type { IndexBoards } from '@/components/sections/market/IndicesSection';
import { listColumns } from '@/components/sections/market/list-columns';
import { SiteLink } from '@/components/site/SiteLink';
import { SideBars } from '@/components/ui/charts/SideBars';
import { WatchStar } from '@/components/ui/WatchStar.client';
import { groupOfEtf } from '@/lib/domain/market/etf-groups';
import { followedBy } from '@/lib/domain/market/etf-name';
import { etfsByValue, etfsFindings, premiumOf } from '@/lib/domain/market/etfs';
import { type Sector, sectorsFindings, sectorsOf } from '@/lib/domain/market/sectors';
import { type NamesBySymbol, namesBySymbol } from '@/lib/domain/company/directory';
import { indicesFindings } from '@/lib/domain/index/main-indices';
import { listAnswer, nameOfRow } from '@/lib/domain/market/lists/finding';
import { isKnown, listRows } from '@/lib/domain/market/lists/rows';
import type { ListRow } from '@/lib/domain/market/lists/types';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { loadListPage } from '@/lib/pages/markets/load-lists';
import { companyPath, fundPath, industryPath } from '@/lib/pages/addresses/paths';
import type { SnapshotRow } from '@/lib/domain/company/records';
import type { Etf } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';
import { headline } from '@/lib/domain/figure/headline';
import { dayOf, pastDay } from '@/lib/domain/figure/tense';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { formatChange, formatDate, formatNumber } from '@/lib/tools/format';

import type { Board, BoardAge } from './board';
import styles from './BoardPage.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';

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

/** A fund's net asset value, with its day where that is not the day of the prices. */
const navWords = ({ more }: Etf, day: string | null): string | null =>
  more && more.nav !== null
    ? `${formatNumber(more.nav)}${more.navDate && more.navDate !== day ? ` of ${formatDate(more.navDate)}` : ''}`
    : null;

/**
 * How far a price is from the net asset value, with a bar, above it to the right, below it to the
 * left; and that value.
 */
function Premium({ etf, day, most }: { etf: Etf; day: string | null; most: number }) {
  const premium = premiumOf(etf, day);
  const nav = navWords(etf, day);
  return (
    <>
      <span className={styles.premium}>
        {premium !== null && <SideBars left={-premium / most} right={premium / most} />}
        {formatChange(premium)}
      </span>
      {nav && <span className={typeStyles.second}>NAV {nav}</span>}
    </>
  );
}

interface EtfBoardOf {
  readonly etfs: Sourced<readonly Etf[]> | null;
  readonly now: MarketClock;
  /** The slugs of the funds' own pages by ISIN; none for a file. */
  readonly funds?: ReadonlyMap<string, string>;
}

/** @param day of the session @param most the largest premium or discount, in per cent */
const etfColumns = (
  day: string | null,
  most: number,
  funds: ReadonlyMap<string, string>,
): Board<Etf>['columns'] => [
  words('name', 'Fund', ({ name, symbol }) => name ?? symbol, {
    cell: ({ symbol, name, isin, close }) => {
      const slug = funds.get(isin ?? '');
      return (
        <>
          {slug ? <SiteLink href={fundPath(slug)}>{name ?? symbol}</SiteLink> : (name ?? symbol)}
          <span className={typeStyles.second}>
            {symbol} <WatchStar code={`etf:${symbol}`} price={close} />
          </span>
        </>
      );
    },
  }),
  words('symbol', 'Symbol', ({ symbol }) => symbol),
  words('isin', 'ISIN', ({ isin }) => isin ?? null),
  words('group', 'Group', groupOfEtf),
  words('underlying', 'Follows', ({ more }) => followedBy(more?.underlying ?? null), {
    slot: 'particulars',
  }),
  figure('close', 'Close ₹', ({ close }) => close, { slot: 'price' }),
  CHANGE_COLUMN,
  figure('nav', 'NAV ₹', ({ more }) => more?.nav ?? null, {
    slot: 'third',
    cell: (etf) => navWords(etf, day),
  }),
  words('navDay', 'NAV of', ({ more }) => more?.navDate ?? null),
  figure('premium', 'Over NAV %', (etf) => premiumOf(etf, day), {
    format: 'points',
    slot: 'third',
    cell: (etf) => <Premium etf={etf} day={day} most={most} />,
  }),
  figure('value', 'Value ₹ crore', ({ valueCrore }) => valueCrore, { hasBar: true }),
  figure('high', '52-week high ₹', ({ more }) => more?.high52 ?? null),
  figure('low', '52-week low ₹', ({ more }) => more?.low52 ?? null),
];

const NO_PAGES: ReadonlyMap<string, string> = new Map();

/** The exchange-traded funds of the session, the most traded first. */
export const etfBoard = ({ etfs, now, funds = NO_PAGES }: EtfBoardOf): Board<Etf> => {
  const rows = etfsByValue(etfs?.data ?? []);
  const day = dayOf(etfs?.asOf);
  const findings = etfsFindings(rows);
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
    columns: etfColumns(day, most, funds),
    sortedBy: ['value', 'descending'],
    none: 'The exchange’s figures for these funds have not reached us.',
  };
};

/** The indices of both exchanges. */
export const indexBoard = (
  boards: IndexBoards,
  years: Sparks,
  { day, now }: BoardAge,
): Board<IndexRow> => {
  const rows = indexRows(boards);
  return {
    id: 'indices',
    rows,
    caption: 'Indices of NSE and BSE',
    headline: headline(
      'The indices of NSE and BSE',
      indicesFindings(rows),
      pastDay('market-list', day, now),
      now,
    ),
    columns: INDEX_COLUMNS,
    sparkOf: indexYear(years),
    csv: '/equity/indices.csv',
    none: 'The values of the indices have not reached us.',
  };
};

/** A list of the market in one session, which an earlier one names by its day. */
export function listBoard(page: Awaited<ReturnType<typeof loadListPage>>): Board<ListRow> {
  const { list, asked, answer, companies, sparks, now } = page;
  const names = namesBySymbol(companies);
  const { date = null, rows: all = [] } = answer?.data ?? {};
  const rows = listRows(list, all);
  const past = asked.kind === 'day' ? date : pastDay('market-list', date, now);
  return {
    id: 'list',
    rows,
    caption: `${list.title}, ${formatDate(date)}`,
    headline: headline(list.label, listAnswer(list, rows, names), past, now),
    columns: listColumns(list, names),
    sortedBy: [list.sort.column, list.sort.direction],
    sparkOf: ({ symbol }) => sparks.get(`stock:${symbol}`),
    csv: `${list.path}/list.csv`,
    none: isKnown(list, all)
      ? list.none
      : 'The figures of this list are not among those that we have for this session.',
  };
}
