'use client';

import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';

import { Sheet } from '@/components/sections/Sheet';
import sentence from '@/components/sections/text/Sentence.module.scss';
import { Button } from '@/components/ui/Button';
import { groupTyped, regroup } from '@/components/ui/SliderField/grouping';
import { useAfterHydration } from '@/components/ui/use-after-hydration';
import { parseState, serialiseState, textsOf, type Texts } from '@/lib/domain/calculator';
import { purchaseBill, purchaseFields } from '@/lib/domain/calculator/purchase';

import styles from './ChargesPage.module.scss';
import basics from '@/components/ui/Basics.module.scss';
import formStyles from '@/components/ui/form/Form.module.scss';

const PURCHASE = { fields: purchaseFields };
type Name = keyof typeof purchaseFields;

/** Milliseconds without an edit after which the address is written and the sum is read out. */
const PAUSE = 350;

interface Entered {
  readonly texts: Texts;
  readonly state: ReturnType<typeof parseState<typeof purchaseFields>>;
}

const entered = (texts: Texts): Entered => ({ texts, state: parseState(PURCHASE, texts) });

function changed({ texts, state }: Entered, edit: Texts): Entered {
  const next = { ...texts, ...edit };
  return { texts: next, state: parseState(PURCHASE, next, state.values) };
}

interface WordsProps {
  name: 'exchange' | 'then';
  value: string;
  onChange: (name: Name, text: string) => void;
}

/** A choice in the sentence. */
function Words({ name, value, onChange }: WordsProps) {
  const { label, choices } = purchaseFields[name];
  return (
    <select
      name={name}
      aria-label={label}
      value={value}
      className={sentence.words}
      onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
    >
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  );
}

/** Writes the address at a pause after an edit. @returns the total to be read out then */
function useAddress(query: string, isChanged: boolean, total: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => {
      history.replaceState(null, '', query ? `/charges?${query}` : '/charges');
      setSpoken(total);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, isChanged, total]);
  return spoken;
}

/** A sentence to fill in, and the bill that answers it. Without JavaScript the form is sent. */
export function PurchaseSum({ given }: { given: Texts }): ReactNode {
  const [{ texts, state }, change] = useReducer(changed, given, entered);
  const sum = useRef<HTMLInputElement>(null);
  const { form, values } = state;
  const shown = form.sum.isValid ? groupTyped(form.sum.value) : form.sum.value;
  const bill = purchaseBill(values);
  const total = `${bill.total.label}: ${bill.total.amount}`;

  // What was typed before hydration, and an address that Back returned to.
  useAfterHydration(() => {
    const address = textsOf(purchaseFields, new URLSearchParams(location.search));
    const box = sum.current?.value ?? shown;
    if (JSON.stringify(address) !== JSON.stringify(given)) change(address);
    else if (box !== shown) change({ sum: box });
  });

  const spoken = useAddress(serialiseState(PURCHASE, values), texts !== given, total);

  return (
    <div className={styles.sum}>
      <form action="/charges" method="get" className={basics.screenOnly}>
        <p className={sentence.sentence}>
          I buy{' '}
          <label className={sentence.box} data-invalid={form.sum.isValid ? undefined : ''}>
            <span aria-hidden="true">₹</span>
            <input
              ref={sum}
              type="text"
              name="sum"
              inputMode="decimal"
              autoComplete="off"
              aria-label="Sum, rupees"
              aria-invalid={!form.sum.isValid}
              aria-describedby="sum-message"
              value={shown}
              onChange={({ currentTarget }) => change({ sum: regroup(currentTarget) })}
            />
          </label>{' '}
          of shares on{' '}
          <Words
            name="exchange"
            value={values.exchange}
            onChange={(name, text) => change({ [name]: text })}
          />{' '}
          and{' '}
          <Words
            name="then"
            value={values.then}
            onChange={(name, text) => change({ [name]: text })}
          />
        </p>
        <p id="sum-message" className={formStyles.fieldMessage} aria-live="polite">
          {form.sum.errorMessage}
        </p>
        <noscript>
          <Button type="submit">Work it out</Button>
        </noscript>
      </form>
      <div>
        <Sheet heading="h2" spec={bill} />
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
      </div>
    </div>
  );
}
