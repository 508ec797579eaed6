'use client';

import { formatStrike } from '@/lib/domain/contract/option-chain';
import type { OptionSide, OptionStrike } from '@/lib/domain/contract/records';
import { formatChange, formatCount, formatNumber } from '@/lib/tools/format';

import styles from './OptionChainPage.module.scss';

type Kind = 'call' | 'put';

interface Cell {
  readonly header: string;
  readonly text: (side: OptionSide) => string;
  readonly isBar?: boolean;
}

/** The cells of a side, from the outer edge of the table to the strike. */
const CELLS: readonly Cell[] = [
  { header: 'OI', text: ({ openInterest }) => formatCount(openInterest), isBar: true },
  { header: 'OI change', text: (side) => formatChange(side.openInterestChange, 0) },
  { header: 'volume', text: ({ volume }) => formatCount(volume) },
  { header: 'close', text: ({ close }) => formatNumber(close) },
];
const MIRRORED = [...CELLS].reverse();

/** A bar of open interest, which grows away from the strike. */
function InterestBar({ kind, share }: { kind: Kind; share: number }) {
  const width = Math.round(share * 1000) / 10;
  return (
    <svg className={styles.bar} data-kind={kind} aria-hidden="true">
      <rect x={kind === 'call' ? `${100 - width}%` : 0} width={`${width}%`} height="100%" />
    </svg>
  );
}

interface SideProps {
  row: OptionStrike;
  kind: Kind;
  /** The largest open interest of the table. */
  most: number;
}

function Side({ row, kind, most }: SideProps) {
  const side = row[kind];
  return (kind === 'call' ? CELLS : MIRRORED).map(({ header, text, isBar }) => (
    <td key={header}>
      {text(side)}
      {isBar && most > 0 && <InterestBar kind={kind} share={(side.openInterest ?? 0) / most} />}
    </td>
  ));
}

interface ChainTableProps {
  caption: string;
  /** The strikes that are shown. */
  rows: readonly OptionStrike[];
  /** The strike next to the close; its row is marked. */
  money: number | null;
}

/**
 * Calls at the left of the strikes, puts at their right, with open interest as bars. A client
 * component, so that the payload contains the figures, not their cells.
 */
export function ChainTable({ caption, rows, money }: ChainTableProps) {
  const most = Math.max(
    ...rows.flatMap(({ call, put }) => [call.openInterest ?? 0, put.openInterest ?? 0]),
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {CELLS.map(({ header }) => (
            <th key={header} scope="col">{`Call ${header}`}</th>
          ))}
          <th scope="col">Strike</th>
          {MIRRORED.map(({ header }) => (
            <th key={header} scope="col">{`Put ${header}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.strike} {...(row.strike === money && { 'data-own': '' })}>
            <Side row={row} kind="call" most={most} />
            <th scope="row">{formatStrike(row.strike)}</th>
            <Side row={row} kind="put" most={most} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
