import { type RefObject, useEffect } from 'react';

/** Sets a value behind the back of React's own setter, as a visitor's hand does. */
const setByHand = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

const say = (control: HTMLElement, event: 'input' | 'change') =>
  control.dispatchEvent(new Event(event, { bubbles: true }));

function sayTyped(input: HTMLInputElement): void {
  const { type, value, defaultValue, step } = input;
  /* A slider stands on the stop that is nearest to the value in the document. */
  const isSame =
    type === 'range'
      ? Math.abs(Number(value) - Number(defaultValue)) < Number(step || 1)
      : value === defaultValue;
  if (isSame) return;
  input.value = defaultValue;
  setByHand(input, value);
  say(input, 'input');
}

function sayTicked(input: HTMLInputElement): void {
  const { type, checked, defaultChecked } = input;
  /* Of a group of radios, the one that was chosen speaks for the one that was given up. */
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  input.checked = !checked;
  input.click();
}

function sayAgain(control: HTMLInputElement | HTMLSelectElement): void {
  if (control instanceof HTMLSelectElement) {
    if (!control.selectedOptions[0]?.defaultSelected) say(control, 'change');
  } else if (control.type === 'radio' || control.type === 'checkbox') sayTicked(control);
  else sayTyped(control);
}

/**
 * Says again what a visitor did with controls that React holds before their script was there to
 * hear it. Until hydration the browser keeps what was typed, and React, which takes the document
 * for what it drew, would never learn of it.
 */
export function useEarlyInput(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    within.current
      ?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
      .forEach(sayAgain);
  }, [within]);
}
