'use client';

import { Change } from '@/components/ui/Change';
import { RowSpark } from '@/components/ui/charts/RowSpark';
import { FoldTick } from '@/components/ui/FoldTick';
import { Icon } from '@/components/ui/Icon';
import { kindOf, type YearFile } from '@/lib/device/codes';
import { lineOf } from '@/lib/device/packed-year';
import {
  byList,
  LONGEST_LIST,
  LONGEST_NOTE,
  type Watched,
  type Watchlist,
} from '@/lib/device/watchlist';
import { isKnown } from '@/lib/domain/figure/figure';
import { formatDate, formatNumber, MISSING } from '@/lib/tools/format';

import { sinceAdded } from './since-added';
import { type Prices, useYears } from './use-prices';
import styles from './Watchlist.module.scss';

interface WatchTableProps {
  list: Watchlist;
  prices: Prices;
  onText: (code: string, text: Partial<Pick<Watched, 'note' | 'list'>>) => void;
  onRemove: (code: string) => void;
}

const DECIMAL = { stock: '₹', etf: '₹', fund: '₹' } as const;
const unitOf = (code: string): string =>
  (DECIMAL as Readonly<Record<string, string>>)[kindOf(code)] ?? '';

/** The day of a price: its own, else that of its kind. */
const dayOf = ({ days, byCode }: Prices, code: string) =>
  byCode.get(code)?.[5] ?? days[kindOf(code)];

/** The newest day of the prices, and whether some prices are older. */
export function daysOf(prices: Prices, list: Watchlist) {
  const own = list.flatMap(({ code }) => dayOf(prices, code)?.slice(0, 10) ?? []);
  const newest = own.reduce((latest, day) => (day > latest ? day : latest), '');
  return { newest, areMixed: new Set(own).size > 1 };
}

interface WatchRowProps extends Omit<WatchTableProps, 'list'> {
  one: Watched;
  years: YearFile;
  areMixed: boolean;
  hasEvents: boolean;
}

/**
 * The texts that a visitor gives an entry, with their fields behind them; each is stored when its field
 * is left.
 */
function Texts({ one, name, onText }: Pick<WatchRowProps, 'one' | 'onText'> & { name: string }) {
  const { code, note, list } = one;
  const hidden = <span className="visually-hidden"> of {name}</span>;
  return (
    <details className={styles.texts} data-noted={note || list ? '' : undefined}>
      <summary>
        {note || (list ? 'Note and list' : 'Add a note')}
        {hidden}
      </summary>
      <label>
        Note{hidden}
        <input
          maxLength={LONGEST_NOTE}
          defaultValue={note}
          onBlur={(event) => onText(code, { note: event.target.value })}
          className={styles.input}
        />
      </label>
      <label>
        List{hidden}
        <input
          list="list-names"
          maxLength={LONGEST_LIST}
          defaultValue={list}
          onBlur={(event) => onText(code, { list: event.target.value })}
          className={styles.input}
        />
      </label>
    </details>
  );
}

function WatchRow(props: WatchRowProps) {
  const { one, prices, years, areMixed, hasEvents, onText, onRemove } = props;
  const { code, added } = one;
  const year = years[code];
  const row = prices.byCode.get(code);
  const [, name = code.slice(code.indexOf(':') + 1), path = '', price = null, percent = null] =
    row ?? [];
  const since = sinceAdded(one, price, prices.lives[code]);
  // If a whole list is missing, its entries cannot be judged.
  const hasKind = [...prices.byCode.keys()].some((other) => kindOf(other) === kindOf(code));
  const isGone = prices.state === 'here' && !row && hasKind;
  const day = dayOf(prices, code);
  const event = prices.events[code];
  return (
    <tr>
      <th scope="row">
        {path ? <a href={path}>{name}</a> : name}
        {isGone && <span className={styles.second}>No longer in our lists</span>}
        {areMixed && day && <span className={styles.second}>{formatDate(day)}</span>}
        <Texts one={one} name={name} onText={onText} />
      </th>
      <td>
        {price !== null && unitOf(code)}
        {formatNumber(price, kindOf(code) === 'fund' ? 4 : 2)}
      </td>
      <td>
        <Change change={null} percent={percent} />
      </td>
      <td data-spark="">
        <RowSpark line={year && lineOf(year)} />
      </td>
      <td data-label="Since added">
        {isKnown(since) ? <Change {...since.value} /> : MISSING}
        {added && <span className={styles.second}>{formatDate(added)}</span>}
        {since?.value === null && since.cause && (
          <span className={styles.second}>
            Not comparable: {since.cause} on {formatDate(since.day)}
          </span>
        )}
      </td>
      {hasEvents && (
        <td data-label="Next event">
          {event && formatDate(event[0])}
          {event && <span className={styles.second}>{event[1]}</span>}
        </td>
      )}
      <td>
        <button
          type="button"
          data-code={code}
          onClick={() => onRemove(code)}
          className={styles.remove}
        >
          <Icon name="close" />
          <span className="visually-hidden">Remove {name}</span>
        </button>
      </td>
    </tr>
  );
}

/** The entries with their prices, list by list where the visitor has named some. */
export function WatchTable({ list, ...props }: WatchTableProps) {
  const hasEvents = list.some(({ code }) => code in props.prices.events);
  const { areMixed } = daysOf(props.prices, list);
  const lists = byList(list);
  const years = useYears();
  return (
    <div className={styles.whole}>
      <FoldTick>All figures and notes</FoldTick>
      <table className={styles.table}>
        <caption className="visually-hidden">Your watchlist</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Price</th>
            <th scope="col">Change</th>
            <th scope="col">One year</th>
            <th scope="col">Since added</th>
            {hasEvents && <th scope="col">Next event</th>}
            <td />
          </tr>
        </thead>
        {lists.map(([name, entries]) => (
          <tbody key={name}>
            {lists.length > 1 && (
              <tr className={styles.list}>
                <th scope="rowgroup" colSpan={hasEvents ? 7 : 6}>
                  {name || 'No list'} <span className={styles.second}>{entries.length}</span>
                </th>
              </tr>
            )}
            {entries.map((one) => (
              <WatchRow
                key={one.code}
                one={one}
                years={years}
                areMixed={areMixed}
                hasEvents={hasEvents}
                {...props}
              />
            ))}
          </tbody>
        ))}
      </table>
      <datalist id="list-names">
        {lists.map(([name]) => name && <option key={name} value={name} />)}
      </datalist>
    </div>
  );
}
