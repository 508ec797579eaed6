/** What a bench measures: a number, what it is held against, and what was promised of it. */
export interface Row {
  readonly part: string;
  readonly what: string;
  /** The figure that counts; a ratio to something in the same run wherever there is one. */
  readonly value: number;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** The figures behind it, in words. */
  readonly note?: string;
}

export interface Report {
  /** ISO 8601. */
  readonly measured: string;
  readonly machine: string;
  readonly rows: readonly Row[];
  /** What could not be measured, and why. */
  readonly skipped: readonly string[];
}

export const isKept = ({ value, atLeast, atMost }: Row): boolean =>
  Number.isFinite(value) &&
  (atLeast === undefined || value >= atLeast) &&
  (atMost === undefined || value <= atMost);

/** As many digits as say something: at most two behind the point, none from a thousand on. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  const size = Math.abs(value);
  return value.toFixed(size >= 1_000 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : 2);
}

export function promiseOf({ atLeast, atMost, unit }: Row): string {
  if (atLeast !== undefined) return `≥ ${figure(atLeast)} ${unit}`.trim();
  return atMost === undefined ? '' : `≤ ${figure(atMost)} ${unit}`.trim();
}

const HEAD = ['part', 'what', 'measured', 'promised', 'kept', 'behind it'];

const isPromised = ({ atLeast, atMost }: Row): boolean =>
  atLeast !== undefined || atMost !== undefined;

const cells = (row: Row): string[] => [
  row.part,
  row.what,
  `${figure(row.value)} ${row.unit}`.trim(),
  promiseOf(row),
  isPromised(row) ? (isKept(row) ? 'yes' : 'NO') : '',
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

/** The same table for the README. */
export function asMarkdown({ measured, machine, rows, skipped }: Report): string {
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

export const README_MARKS = {
  from: '<!-- bench: written by npm run bench -- --readme -->',
  to: '<!-- bench: end -->',
} as const;

/**
 * Puts the table between the two marks of a README.
 * @throws where the marks are missing
 */
export function withTable(readme: string, report: Report): string {
  const from = readme.indexOf(README_MARKS.from);
  const to = readme.indexOf(README_MARKS.to, from);
  if (from === -1 || to === -1) {
    throw new Error(`README.md lacks the lines ${README_MARKS.from} and ${README_MARKS.to}`);
  }
  const start = from + README_MARKS.from.length;
  return `${readme.slice(0, start)}\n\n${asMarkdown(report)}\n\n${readme.slice(to)}`;
}
