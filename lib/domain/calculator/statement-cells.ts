/** The content of a column by its heading; the first match is used. */
const HEADINGS = [
  ['day', /\bda(?:te|y)\b/i],
  ['sum', /(?=.*(?:amount|\bsum\b|value)).*\bdr\b.*\bcr\b/i],
  ['kind', /\bdr\b.*\bcr\b|\bcr\b.*\bdr\b|\btype\b/i],
  ['debit', /\bdebits?\b|\bdr\b/i],
  ['credit', /\bcredits?\b|\bcr\b/i],
  ['sum', /amount|\bamt\b|\bsum\b|value|cash ?flow|₹|\binr\b|\brs\b/i],
] as const;
export type Heading = (typeof HEADINGS)[number][0];
/** The columns of a statement by content, and their number. */
export type Columns = Readonly<Partial<Record<Heading, number>>> & { readonly count: number };

/** Numbers with their digits grouped, as `1,00,000` or `100,000`. */
const GROUPED = /(?<![\d.])\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/g;

/** The cells of a line as CSV: quoted ones without their quotes. */
function cellsBy(line: string, separator: string): readonly string[] {
  const cells = [''];
  let isQuoted = false;
  for (const character of line.replaceAll('""', '')) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) cells.push('');
    else cells.push((cells.pop() ?? '') + character);
  }
  return cells.map((cell) => cell.trim());
}

/**
 * The cells of a line whose days are marked. Tabs, semicolons or bars separate them, else commas.
 * Commas that group the digits of a number do not, unless the headings show that they must.
 */
export function cellsOf(line: string, count: number | undefined): readonly string[] {
  const separator = ['\t', ';', '|'].find((one) => line.includes(one)) ?? ',';
  const cells = cellsBy(line, separator);
  if (separator !== ',' || line.includes('"') || cells.length === count) return cells;
  return cellsBy(
    line.replace(GROUPED, (number) => number.replaceAll(',', '')),
    separator,
  );
}

/** The columns that headings name; `null` if they name no day or no sum. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const found: Partial<Record<Heading, number>> = {};
  cells.forEach((cell, at) => {
    const [name] = HEADINGS.find(([, words]) => words.test(cell)) ?? [];
    if (name) found[name] ??= at;
  });
  const hasSum = 'sum' in found || ('debit' in found && 'credit' in found);
  return 'day' in found && hasSum ? { ...found, count: cells.length } : null;
}
