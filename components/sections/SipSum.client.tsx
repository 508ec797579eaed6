'use client';

import { useState } from 'react';

import { SliderField } from '@/components/ui/SliderField/SliderField';
import { parseState } from '@/lib/calculators';
import { sip } from '@/lib/calculators/sip';

import { SipResult } from './SipResult';
import styles from './SipSum.module.scss';

const NAMES = ['amount', 'rate', 'years'] as const;
const START = parseState(sip, {});

/** The sum, worked out again at every change; without script the form opens the calculator itself. */
export function SipSum() {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
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
