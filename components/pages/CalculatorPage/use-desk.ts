import { useState } from 'react';

import {
  parseState,
  serialiseState,
  type Calculator,
  type CalculatorState,
  type Fields,
  type Values,
} from '@/lib/calculators';

import { textsOf, type Texts } from './texts';
import { useAddress, useAddressAtStart } from './use-address';

export interface Desk {
  readonly state: CalculatorState<Fields>;
  /** The address of the result that is shown. */
  readonly address: string;
  /** Counts the pauses in typing: what is read out follows them, not every key. */
  readonly pauses: number;
  readonly change: (name: string, text: string) => void;
  readonly reset: () => void;
}

/** Fills in fields that follow from a change of another, such as a deposit from its frequency. */
export type Follow = (name: string, text: string, values: Values) => Texts;

interface Typed {
  readonly texts: Texts;
  readonly state: CalculatorState<Fields>;
}

/** The form of a calculator: what was typed, what holds, and the address that says it. */
export function useDesk(calculator: Calculator, path: string, given: Texts, follow?: Follow): Desk {
  const [typed, setTyped] = useState<Typed>(() => ({
    texts: given,
    state: parseState(calculator, given),
  }));
  const [pauses, setPauses] = useState(0);
  const write = useAddress(path, () => setPauses((count) => count + 1));
  const { texts, state } = typed;

  const set = (next: Texts, values?: Values): string => {
    const parsed = parseState(calculator, next, values);
    setTyped({ texts: next, state: parsed });
    return serialiseState(calculator, parsed.values);
  };

  useAddressAtStart((params) => {
    const here = textsOf(calculator.fields, params);
    if (JSON.stringify(here) !== JSON.stringify(given)) set(here);
  });

  const query = serialiseState(calculator, state.values);
  return {
    state,
    address: query ? `${path}?${query}` : path,
    pauses,
    change: (name, text) => {
      const followed = follow?.(name, text, state.values) ?? {};
      write(set({ ...texts, ...followed, [name]: text }, state.values));
    },
    reset: () => write(set({})),
  };
}
