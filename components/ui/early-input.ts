/** Sets a value behind the back of React's own setter, as a visitor's hand does. */
const setByHand = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

function isMoved({ type, value, defaultValue, step }: HTMLInputElement): boolean {
  /* A slider stands on the stop that is nearest to the value in the document. */
  if (type === 'range') return Math.abs(Number(value) - Number(defaultValue)) >= Number(step || 1);
  return value !== defaultValue;
}

/**
 * Says again what a visitor did with the inputs of a form before its script was there to hear it.
 * For a form whose inputs React holds, once after hydration: until then the browser keeps what was
 * typed, and React, which takes the document for what it drew, would never learn of it.
 */
export function sayEarlyInput(form: HTMLElement): void {
  for (const input of form.querySelectorAll('input')) {
    const { type, value, checked } = input;
    if (type === 'radio' || type === 'checkbox') {
      /* Of a group of radios, the one that was chosen speaks for the one that was given up. */
      if (checked === input.defaultChecked || (type === 'radio' && !checked)) continue;
      input.checked = !checked;
      input.click();
    } else if (isMoved(input)) {
      input.value = input.defaultValue;
      setByHand(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
