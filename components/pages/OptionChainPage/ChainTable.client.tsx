'use client';

import { formatStrike, formatUnits, formatUnitsChange } from '@/lib/domain/contract/option-chain';
import type { OptionSide, OptionStrike } from '@/lib/domain/contract/records';
import { formatNumber } from '@/lib/tools/format';

import styles from './OptionChainPage.module.scss';

type Kind = 'call' | 'put';

interface Cell {
  readonly header: string;
  readonly text: (side: OptionSide, inLakh: boolean) => string;
  readonly isBar?: boolean;
  /** On a phone it is on a second line, which a tap on the row opens. */
  readonly isDetail?: boolean;
}

/** The cells of a side, from the outer edge of the table to the strike. */
const CELLS: readonly Cell[] = [
  {
    header: 'OI',
    text: ({ openInterest }, inLakh) => formatUnits(openInterest, inLakh),
    isBar: true,
  },
  {
    header: 'OI change',
    text: (side, inLakh) => formatUnitsChange(side.openInterestChange, inLakh),
    isDetail: true,
  },
  {
    header: 'volume',
    text: ({ volume }, inLakh) => formatUnits(volume, inLakh),
    isDetail: true,
  },
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
  inLakh: boolean;
}

function Side({ row, kind, most, inLakh }: SideProps) {
  const side = row[kind];
  return (kind === 'call' ? CELLS : MIRRORED).map(({ header, text, isBar, isDetail }) => (
    <td key={header} data-detail={isDetail ? header : undefined}>
      {text(side, inLakh)}
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
  /** Open interest and volume are in lakh. */
  inLakh: boolean;
}

/** The name of a strike; on a phone a tap anywhere on its row opens the row's second line. */
function StrikeHead({ strike }: Pick<OptionStrike, 'strike'>) {
  const name = formatStrike(strike);
  return (
    <th scope="row" aria-label={name}>
      <label className={styles.opener}>
        <input type="checkbox" aria-label={`Volume and OI change at ${name}`} />
        {name}
      </label>
    </th>
  );
}

/**
 * Calls at the left of the strikes, puts at their right, with open interest as bars. A client
 * component, so that the payload contains the figures, not their cells.
 */
export function ChainTable({ caption, rows, money, inLakh }: ChainTableProps) {
  const most = Math.max(
    ...rows.flatMap(({ call, put }) => [call.openInterest ?? 0, put.openInterest ?? 0]),
  );
  const unitOf = ({ header }: Cell): string =>
    inLakh && header !== 'close' ? `${header}, lakh` : header;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {CELLS.map((cell) => (
            <th key={cell.header} scope="col" data-detail={cell.isDetail ? '' : undefined}>
              {`Call ${unitOf(cell)}`}
            </th>
          ))}
          <th scope="col">Strike</th>
          {MIRRORED.map((cell) => (
            <th key={cell.header} scope="col" data-detail={cell.isDetail ? '' : undefined}>
              {`Put ${unitOf(cell)}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.strike} {...(row.strike === money && { 'data-own': '' })}>
            <Side row={row} kind="call" most={most} inLakh={inLakh} />
            <StrikeHead strike={row.strike} />
            <Side row={row} kind="put" most={most} inLakh={inLakh} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
