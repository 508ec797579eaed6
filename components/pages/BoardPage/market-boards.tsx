import styles from '@/components/pages/EquityPage/EquityPage.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { WatchStar } from '@/components/ui/WatchStar.client';
import { etfsByValue, etfsFinding, premiumOf } from '@/lib/domain/market/etfs';
import { type Sector, sectorsFinding, sectorsOf } from '@/lib/domain/market/sectors';
import { industryPath } from '@/lib/pages/paths';
import type { SnapshotRow } from '@/lib/domain/company/records';
import type { Etf } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';

import type { Board } from './board';

const figure = { isFigure: true, format: 'number' } as const;
const count = { isFigure: true, format: 'count' } as const;

/** The industries of the market in the session. */
export const sectorBoard = (snapshot: Sourced<readonly SnapshotRow[]> | null): Board<Sector> => {
  const rows = sectorsOf(snapshot?.data ?? []);
  return {
    ...{ id: 'sectors', rows, finding: sectorsFinding(rows), caption: 'Sectors by market value' },
    columns: [
      {
        key: 'name',
        label: 'Sector',
        value: ({ name }) => name,
        cell: ({ name }) => <SiteLink href={industryPath(name)}>{name}</SiteLink>,
      },
      {
        ...{ key: 'percent', label: 'Average change %', isFigure: true, isLead: true },
        ...{ value: ({ changePercent }) => changePercent, format: 'percent' },
      },
      { key: 'companies', label: 'Companies', value: ({ companies }) => companies, ...count },
      { key: 'rose', label: 'Rose', value: ({ rose }) => rose, ...count },
      { key: 'fell', label: 'Fell', value: ({ fell }) => fell, ...count },
      { key: 'pe', label: 'P/E', value: ({ pe }) => pe, ...figure },
      {
        ...{ key: 'worth', label: 'Market cap ₹ crore', ...figure, digits: 0 },
        value: ({ marketCapCrore }) => marketCapCrore,
      },
      { key: 'leader', label: 'Rose most', value: ({ leader }) => leader },
    ],
    none: 'The exchange’s figures for the sectors are not here at present.',
  };
};

/** The exchange-traded funds of the session. */
export const etfBoard = (etfs: Sourced<readonly Etf[]> | null): Board<Etf> => {
  const rows = etfsByValue(etfs?.data ?? []);
  const day = etfs?.asOf ?? null;
  return {
    ...{ id: 'etfs', rows, finding: etfsFinding(rows), caption: 'Exchange-traded funds on NSE' },
    columns: [
      {
        key: 'name',
        label: 'Fund',
        value: ({ symbol }) => symbol,
        cell: ({ symbol, name, close }) => (
          <>
            <span className={styles.unbroken}>
              {symbol} <WatchStar code={`etf:${symbol}`} price={close} />
            </span>
            {name && <span className={styles.second}>{name}</span>}
          </>
        ),
      },
      {
        ...{ key: 'underlying', label: 'Follows', isWide: true },
        value: ({ more }) => more?.underlying ?? null,
      },
      { key: 'close', label: 'Close ₹', value: ({ close }) => close, ...figure },
      {
        ...{ key: 'percent', label: 'Change %', isFigure: true, format: 'percent' },
        value: ({ changePercent }) => changePercent,
      },
      { key: 'nav', label: 'NAV ₹', value: ({ more }) => more?.nav ?? null, ...figure },
      {
        ...{ key: 'premium', label: 'Over NAV %', isFigure: true, format: 'points' },
        value: (etf) => premiumOf(etf, day),
      },
      {
        ...{ key: 'value', label: 'Value ₹ crore', ...figure, isLead: true },
        value: ({ valueCrore }) => valueCrore,
      },
      {
        key: 'high',
        label: '52-week high ₹',
        value: ({ more }) => more?.high52 ?? null,
        ...figure,
      },
      { key: 'low', label: '52-week low ₹', value: ({ more }) => more?.low52 ?? null, ...figure },
    ],
    sortedBy: ['value', 'descending'],
    none: 'The exchange’s figures for these funds are not here at present.',
  };
};
