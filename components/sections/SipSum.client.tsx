'use client';

import { useState } from 'react';

import { parseState } from '@/lib/calculators';
import { sip } from '@/lib/calculators/sip';
import { formatNumber } from '@/lib/format';

import { SipResult } from './SipResult';
import { SliderField } from './SliderField';
import styles from './SipSum.module.scss';

const NAMES = ['amount', 'rate', 'years'] as const;
const START = parseState(sip, {});
/** The box of a sum shows its grouping from the start. */
const TEXTS: Readonly<Record<string, string>> = { amount: formatNumber(START.values.amount, 0) };

/** The sum, worked out again at every change; without script the form opens the calculator itself. */
export function SipSum() {
  const [texts, setTexts] = useState(TEXTS);
  const [lastGood, setLastGood] = useState(START.values);
  const state = parseState(sip, texts, lastGood);
  const change = (name: string, text: string) => {
    const next = { ...texts, [name]: text };
    setTexts(next);
    setLastGood(parseState(sip, next, lastGood).values);
  };
  return (
    <SipResult values={state.values}>
      <form action="/calculators/sip-calculator" method="get" className={styles.form}>
        {NAMES.map((name) => (
          <SliderField
            key={name}
            name={name}
            spec={state.specs[name]}
            field={state.form[name]}
            value={state.values[name]}
            onChange={change}
          />
        ))}
        <noscript>
          <button type="submit" className={styles.submit}>
            Work it out
          </button>
        </noscript>
      </form>
    </SipResult>
  );
}
