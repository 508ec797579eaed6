/** No sum of any field has more digits; longer texts stay as they are typed. */
const MOST_DIGITS = 20;

/** A number as it is being typed, in Indian grouping: `100000.5` is `1,00,000.5`. Other texts stay. */
export function groupTyped(text: string): string {
  const [, whole = '', decimals = ''] = /^(\d[\d,]*)(\.\d*)?$/.exec(text) ?? [];
  const digits = whole.replaceAll(',', '');
  if (digits === '' || digits.length > MOST_DIGITS) return text;
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,') + decimals;
}

/** Where the caret goes in the grouped text so that as many characters other than commas precede it. */
export function caretIn(grouped: string, before: string): number {
  let wanted = before.replaceAll(',', '').length;
  let at = 0;
  while (wanted > 0 && at < grouped.length) {
    if (grouped[at] !== ',') wanted -= 1;
    at += 1;
  }
  return at;
}

/** Groups what stands in a box while it is typed in, and keeps the caret by its digit. */
export function regroup(box: HTMLInputElement): string {
  const text = groupTyped(box.value);
  if (text !== box.value) {
    const caret = caretIn(text, box.value.slice(0, box.selectionStart ?? box.value.length));
    box.value = text;
    box.setSelectionRange(caret, caret);
  }
  return text;
}
