'use client';

import { useReducer } from 'react';

import { Button } from '@/components/ui/Button';
import { SliderField } from '@/components/ui/SliderField/SliderField.client';
import { parseState } from '@/lib/domain/calculator';
import { sipFields } from '@/lib/domain/calculator/sip';

import { SipResult } from './SipResult';
import styles from './HomePage.module.scss';

const NAMES = ['amount', 'rate', 'years'] as const;
const SIP = { fields: sipFields };
const START = { texts: {} as Readonly<Record<string, string>>, state: parseState(SIP, {}) };

function changed({ texts, state }: typeof START, [name, text]: readonly [string, string]) {
  const next = { ...texts, [name]: text };
  return { texts: next, state: parseState(SIP, next, state.values) };
}

/** The sum, calculated at every change. Without JavaScript the form opens the calculator itself. */
export function SipSum() {
  const [{ state }, change] = useReducer(changed, START);
  return (
    <SipResult values={state.values}>
      <form action="/calculators/sip-calculator" method="get" className={styles.sipForm}>
        {NAMES.map((name) => (
          <SliderField
            key={name}
            name={name}
            spec={state.specs[name]}
            field={state.form[name]}
            value={state.values[name]}
            onChange={(...edit) => change(edit)}
          />
        ))}
        <noscript>
          <Button type="submit">Work it out</Button>
        </noscript>
      </form>
    </SipResult>
  );
}
