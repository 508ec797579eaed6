/** One measured figure with its promise. */
export interface Row {
  readonly part: string;
  readonly what: string;
  /** The figure; a ratio within one run wherever possible. */
  readonly value: number;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** The raw figures, in words. */
  readonly note?: string;
}

export interface Report {
  /** ISO 8601. */
  readonly measured: string;
  readonly machine: string;
  readonly rows: readonly Row[];
  /** What was not measured, and why. */
  readonly skipped: readonly string[];
}

export const isMet = ({ value, atLeast, atMost }: Row): boolean =>
  Number.isFinite(value) &&
  (atLeast === undefined || value >= atLeast) &&
  (atMost === undefined || value <= atMost);

/** A number with at most three significant digits below 1,000, and no decimals from there. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  const size = Math.abs(value);
  return value.toFixed(size >= 1_000 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : 2);
}

function promiseOf({ atLeast, atMost, unit }: Row): string {
  if (atLeast !== undefined) return `≥ ${figure(atLeast)} ${unit}`.trim();
  return atMost === undefined ? '' : `≤ ${figure(atMost)} ${unit}`.trim();
}

const HEAD = ['part', 'what', 'measured', 'promised', 'met', 'details'];

const isPromised = ({ atLeast, atMost }: Row): boolean =>
  atLeast !== undefined || atMost !== undefined;

const cells = (row: Row): string[] => [
  row.part,
  row.what,
  `${figure(row.value)} ${row.unit}`.trim(),
  promiseOf(row),
  isPromised(row) ? (isMet(row) ? 'yes' : 'NO') : '',
  row.note ?? '',
];

/** One table, as a terminal shows it. */
export function asText({ rows, skipped }: Report): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...text, ...skipped.map((one) => `Not measured: ${one}`)].join('\n');
}

const escaped = (cell: string): string => cell.replaceAll('|', '\\|');

/** The table in Markdown. */
function asMarkdown({ measured, machine, rows, skipped }: Report): string {
  const line = (parts: readonly string[]) => `| ${parts.map(escaped).join(' | ')} |`;
  return [
    `Measured on ${measured.slice(0, 10)}, ${machine}.`,
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...rows.map((row) => line(cells(row))),
    ...(skipped.length > 0 ? ['', ...skipped.map((one) => `Not measured: ${one}`)] : []),
  ].join('\n');
}

const MARKS = {
  from: '<!-- bench: written by npm run bench -- --write -->',
  to: '<!-- bench: end -->',
} as const;

/**
 * Replaces the table between the two marks of a Markdown document.
 * @throws where a mark is missing
 */
export function withTable(document: string, report: Report): string {
  const from = document.indexOf(MARKS.from);
  const to = document.indexOf(MARKS.to, from);
  if (from === -1 || to === -1) {
    throw new Error(`the document lacks the lines ${MARKS.from} and ${MARKS.to}`);
  }
  const start = from + MARKS.from.length;
  return `${document.slice(0, start)}\n\n${asMarkdown(report)}\n\n${document.slice(to)}`;
}
