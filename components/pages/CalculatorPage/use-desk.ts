import { useCallback, useReducer, useState } from 'react';

import {
  parseState,
  serialiseState,
  type Calculator,
  type CalculatorState,
  type Fields,
  type Values,
} from '@/lib/calculators';

import { textsOf, type Texts } from './texts';
import { useAddressAtStart, useWrittenAddress } from './use-address';

export interface Desk {
  readonly state: CalculatorState<Fields>;
  /** The address of the result that is shown. */
  readonly address: string;
  /** Counts the pauses in typing: what is read out follows them, not every key. */
  readonly pauses: number;
  /** Stays the same function, so that a field that didn't change need not be drawn again. */
  readonly change: (name: string, text: string) => void;
  readonly reset: () => void;
}

/** Fills in fields that follow from a change of another, such as a deposit from its frequency. */
export type Follow = (name: string, text: string, values: Values) => Texts;

interface Typed {
  readonly texts: Texts;
  readonly state: CalculatorState<Fields>;
  /** Counts what the visitor did: keys, moves of a slider, a reset. */
  readonly edits: number;
}

/** What a visitor makes of the texts that stand in the fields and the last good values. */
type Edit = (texts: Texts, values: Values) => Texts;

/** The form of a calculator: what was typed, what holds, and the address that says it. */
export function useDesk(calculator: Calculator, path: string, given: Texts, follow?: Follow): Desk {
  const [typed, set] = useReducer(
    (now: Typed, next: Edit | { address: Texts }): Typed => {
      const isEdit = typeof next === 'function';
      const texts = isEdit ? next(now.texts, now.state.values) : next.address;
      const state = parseState(calculator, texts, now.state.values);
      return { texts, state, edits: now.edits + Number(isEdit) };
    },
    given,
    (texts): Typed => ({ texts, state: parseState(calculator, texts), edits: 0 }),
  );
  const [pauses, setPauses] = useState(0);

  useAddressAtStart((params) => {
    const address = textsOf(calculator.fields, params);
    if (JSON.stringify(address) !== JSON.stringify(given)) set({ address });
  });

  const { state, edits } = typed;
  const query = serialiseState(calculator, state.values);
  const address = query ? `${path}?${query}` : path;
  useWrittenAddress(address, edits, () => setPauses((count) => count + 1));
  return {
    state,
    address,
    pauses,
    change: useCallback(
      (name, text) =>
        set((texts, values) => ({ ...texts, ...follow?.(name, text, values), [name]: text })),
      [follow],
    ),
    reset: useCallback(() => set(() => ({})), []),
  };
}
