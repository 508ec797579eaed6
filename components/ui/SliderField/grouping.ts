/** No field's value has more digits; longer texts are left as they are typed. */
const MOST_DIGITS = 20;

/**
 * Indian digit grouping while typing: `100000.5` becomes `1,00,000.5`. Other texts are unchanged.
 */
export function groupTyped(text: string): string {
  const [, whole = '', decimals = ''] = /^(\d[\d,]*)(\.\d*)?$/.exec(text) ?? [];
  const digits = whole.replaceAll(',', '');
  if (digits === '' || digits.length > MOST_DIGITS) return text;
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,') + decimals;
}

/**
 * The caret's position in the grouped text: after as many characters other than commas as before.
 */
export function caretIn(grouped: string, before: string): number {
  let wanted = before.replaceAll(',', '').length;
  let at = 0;
  while (wanted > 0 && at < grouped.length) {
    if (grouped[at] !== ',') wanted -= 1;
    at += 1;
  }
  return at;
}

/** Groups the digits of a box while it is typed in; the caret stays at its digit. */
export function regroup(box: HTMLInputElement): string {
  const text = groupTyped(box.value);
  if (text !== box.value) {
    const caret = caretIn(text, box.value.slice(0, box.selectionStart ?? box.value.length));
    box.value = text;
    box.setSelectionRange(caret, caret);
  }
  return text;
}
