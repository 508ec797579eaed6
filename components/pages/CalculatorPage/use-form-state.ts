import { useEffect, useEffectEvent, useReducer, useState } from 'react';

import { useAfterHydration } from '@/components/ui/use-after-hydration';
import {
  parseState,
  serialiseState,
  textsOf,
  type Calculator,
  type CalculatorState,
  type Layout,
  type Texts,
  type Values,
} from '@/lib/domain/calculator';

/** Milliseconds without an edit after which the address is written. */
const PAUSE = 350;

export interface FormState {
  readonly state: CalculatorState;
  /** Whether the fields differ from the rendered address. */
  readonly isChanged: boolean;
  /** The address of the result that is shown. */
  readonly address: string;
  /** Counts the pauses in typing, so that results are announced at pauses and not at every key. */
  readonly pauses: number;
  readonly change: (name: string, text: string) => void;
  readonly reset: () => void;
}

interface Entered {
  readonly texts: Texts;
  readonly state: CalculatorState;
  /** Counts the visitor's changes. */
  readonly edits: number;
}

type Edit = (texts: Texts, values: Values) => Texts;

interface FormStateOptions {
  calculator: Calculator;
  path: string;
  /** The fields as the rendered address gives them. */
  given: Texts;
  follow?: Layout['follow'];
}

/** The form of a calculator: its texts, their state, and the address of the result. */
export function useFormState({ calculator, path, given, follow }: FormStateOptions): FormState {
  const [{ texts, state, edits }, dispatch] = useReducer(
    (now: Entered, next: Edit | { address: Texts }): Entered => {
      const isEdit = typeof next === 'function';
      const changed = isEdit ? next(now.texts, now.state.values) : next.address;
      const parsed = parseState(calculator, changed, now.state.values);
      return { texts: changed, state: parsed, edits: now.edits + Number(isEdit) };
    },
    given,
    (initial): Entered => ({
      texts: initial,
      state: parseState(calculator, initial),
      edits: 0,
    }),
  );
  const [pauses, setPauses] = useState(0);

  // After a return by the Back button the address may differ from the rendered one.
  useAfterHydration(() => {
    const address = textsOf(calculator.fields, new URLSearchParams(location.search));
    if (JSON.stringify(address) !== JSON.stringify(given)) dispatch({ address });
  });

  const query = serialiseState(calculator, state.values);
  const address = query ? `${path}?${query}` : path;
  // The address is replaced, so that the page neither reloads nor fills the history.
  const writeAddress = useEffectEvent(() => {
    history.replaceState(null, '', address);
    setPauses((count) => count + 1);
  });
  useEffect(() => {
    if (edits === 0) return undefined;
    const timer = setTimeout(() => writeAddress(), PAUSE);
    return () => clearTimeout(timer);
  }, [edits]);

  return {
    state,
    isChanged: texts !== given,
    address,
    pauses,
    change: (name, text) =>
      dispatch((now, values) => ({ ...now, ...follow?.(name, text, values), [name]: text })),
    reset: () => dispatch(() => ({})),
  };
}
