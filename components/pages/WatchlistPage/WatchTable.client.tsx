'use client';

import { Change } from '@/components/ui/Change';
import { kindOf } from '@/lib/device/codes';
import { LONGEST_NOTE, type Watched, type Watchlist } from '@/lib/device/watchlist';
import { formatDate, formatNumber, MISSING } from '@/lib/format';

import type { Prices } from './use-device';
import styles from './Watchlist.module.scss';

interface WatchTableProps {
  list: Watchlist;
  prices: Prices;
  onNote: (code: string, note: string) => void;
  onRemove: (code: string) => void;
}

const DECIMAL = { stock: '₹', etf: '₹', fund: '₹' } as const;
const unitOf = (code: string): string =>
  (DECIMAL as Readonly<Record<string, string>>)[kindOf(code)] ?? '';

/** The newest day of the prices, and whether a kind has an older one. */
export function daysOf({ days }: Prices, list: Watchlist) {
  const own = list.flatMap(({ code }) => days[kindOf(code)]?.slice(0, 10) ?? []);
  const newest = own.reduce((latest, day) => (day > latest ? day : latest), '');
  return { newest, areMixed: new Set(own).size > 1 };
}

function WatchRow({ one, prices, onNote, onRemove }: WatchTableProps & { one: Watched }) {
  const { code, added, price: before, note } = one;
  const row = prices.byCode.get(code);
  const [, name = code.slice(code.indexOf(':') + 1), path = '', price = null, percent = null] =
    row ?? [];
  const since = before !== null && price !== null ? price - before : null;
  const { newest, areMixed } = daysOf(prices, [one]);
  const isGone = prices.state === 'here' && !row;
  const day = prices.days[kindOf(code)];
  return (
    <tr>
      <th scope="row">
        {path ? <a href={path}>{name}</a> : name}
        {isGone && <span className={styles.second}>No longer in our lists</span>}
        {areMixed && newest && <span className={styles.second}>{formatDate(day)}</span>}
        <input
          aria-label={`Note on ${name}`}
          placeholder="Note"
          maxLength={LONGEST_NOTE}
          defaultValue={note}
          onBlur={(event) => onNote(code, event.target.value)}
          className={styles.note}
        />
      </th>
      <td>
        {price !== null && unitOf(code)}
        {formatNumber(price)}
      </td>
      <td>
        <Change change={null} percent={percent} />
      </td>
      <td data-label="Since added">
        {since === null || before === null ? (
          MISSING
        ) : (
          <Change change={since} percent={(since / before) * 100} />
        )}
        {added && <span className={styles.second}>{formatDate(added)}</span>}
      </td>
      <td>
        <button type="button" onClick={() => onRemove(code)} className={styles.plain}>
          Remove<span className="visually-hidden"> {name}</span>
        </button>
      </td>
    </tr>
  );
}

/** The entries of the list with their prices. */
export function WatchTable(props: WatchTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Your watchlist</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Price</th>
          <th scope="col">Change</th>
          <th scope="col">Since added</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {props.list.map((one) => (
          <WatchRow key={one.code} one={one} {...props} />
        ))}
      </tbody>
    </table>
  );
}
