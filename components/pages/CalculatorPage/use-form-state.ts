import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';

import {
  parseState,
  serialiseState,
  textsOf,
  type Calculator,
  type CalculatorState,
  type Layout,
  type Texts,
  type Values,
} from '@/lib/calculators';
import { textOf } from '@/lib/calculators/field-text';

/** Milliseconds without an edit after which the address is written. */
const PAUSE = 350;

export interface FormState {
  readonly state: CalculatorState;
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
  /** The form whose fields may have been changed before hydration. */
  form?: RefObject<HTMLFormElement | null>;
}

/** The fields that a visitor changed before hydration: React leaves the text of such inputs as it is. */
function changedFields(
  element: HTMLFormElement,
  { specs, form, values }: CalculatorState,
): readonly (readonly [name: string, text: string])[] {
  const data = new FormData(element);
  return Object.entries(specs).flatMap(([name, spec]) => {
    const text = data.get(name);
    if (typeof text !== 'string') return [];
    const rendered = spec.kind === 'choice' ? textOf(spec, values[name]) : form[name]?.value;
    const plain = spec.kind === 'number' ? text.replaceAll(',', '') : text;
    const isSame = plain === (spec.kind === 'number' ? rendered?.replaceAll(',', '') : rendered);
    return isSame ? [] : [[name, text] as const];
  });
}

/** The form of a calculator: its texts, their state, and the address of the result. */
export function useFormState(options: FormStateOptions): FormState {
  const { calculator, path, given, follow, form } = options;
  const [{ state, edits }, dispatch] = useReducer(
    (now: Entered, next: Edit | { address: Texts }): Entered => {
      const isEdit = typeof next === 'function';
      const texts = isEdit ? next(now.texts, now.state.values) : next.address;
      const parsed = parseState(calculator, texts, now.state.values);
      return { texts, state: parsed, edits: now.edits + Number(isEdit) };
    },
    given,
    (texts): Entered => ({ texts, state: parseState(calculator, texts), edits: 0 }),
  );
  const [pauses, setPauses] = useState(0);

  const change = useCallback(
    (name: string, text: string) =>
      dispatch((texts, values) => ({ ...texts, ...follow?.(name, text, values), [name]: text })),
    [follow],
  );
  const reset = useCallback(() => dispatch(() => ({})), []);

  /* The address may differ from the rendered one after a return by the Back button. */
  const takeOver = useEffectEvent(() => {
    const address = textsOf(calculator.fields, new URLSearchParams(location.search));
    if (JSON.stringify(address) !== JSON.stringify(given)) dispatch({ address });
    else if (form?.current) {
      for (const [name, text] of changedFields(form.current, state)) change(name, text);
    }
  });
  useEffect(() => takeOver(), []);

  const query = serialiseState(calculator, state.values);
  const address = query ? `${path}?${query}` : path;
  /* Replaces the address, so that the page neither reloads nor fills the history. */
  const writeAddress = useEffectEvent(() => {
    history.replaceState(null, '', address);
    setPauses((count) => count + 1);
  });
  useEffect(() => {
    if (edits === 0) return undefined;
    const timer = setTimeout(() => writeAddress(), PAUSE);
    return () => clearTimeout(timer);
  }, [edits]);

  return { state, address, pauses, change, reset };
}
