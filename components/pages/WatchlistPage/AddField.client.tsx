'use client';

import { type SubmitEvent, useId, useState } from 'react';

import { Button } from '@/components/ui/Button';
import type { QuoteRow } from '@/lib/device/codes';

import type { Prices } from './use-prices';
import styles from './Watchlist.module.scss';
import formStyles from '@/components/ui/form/Form.module.scss';

/** The largest number of suggestions: a full list would be long on a phone. */
const MOST = 20;
const LEAST_TYPED = 2;

const titleOf = ([code, name]: QuoteRow): string =>
  `${name} (${code.slice(code.indexOf(':') + 1)})`;

/** Adds a company, an exchange-traded fund or an index by its name or symbol. */
export function AddField({ prices, onAdd }: { prices: Prices; onAdd: (row: QuoteRow) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const typed = text.trim().toLowerCase();
  const rows = [...prices.byCode.values()];
  const fitting =
    typed.length < LEAST_TYPED
      ? []
      : rows.filter((row) => titleOf(row).toLowerCase().includes(typed)).slice(0, MOST);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const exact = rows.find(
      (row) => titleOf(row).toLowerCase() === typed || row[0].toLowerCase().endsWith(`:${typed}`),
    );
    const found = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
    setWrong(!found);
    if (!found) return;
    onAdd(found);
    setText('');
  };
  return (
    <form onSubmit={add} className={styles.tools}>
      <label htmlFor={id}>Company, ETF or index</label>
      <input
        id={id}
        list={`${id}-names`}
        value={text}
        autoComplete="off"
        aria-describedby={`${id}-error`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        className={styles.input}
      />
      <datalist id={`${id}-names`}>
        {fitting.map((row) => (
          <option key={row[0]} value={titleOf(row)} />
        ))}
      </datalist>
      <Button type="submit">Add</Button>
      <p id={`${id}-error`} aria-live="polite" className={formStyles.wrong}>
        {isWrong && 'Choose one of the names that appear while you type.'}
      </p>
    </form>
  );
}
