/** What one scenario did and found. */
export interface Finding {
  readonly scenario: string;
  /** How many requests it made. */
  readonly requests: number;
  /** Answers by status; 0 for a connection that was refused or cut. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The slowest of a hundred, in ms; `null` where time is no promise of the scenario. */
  readonly p99: number | null;
  /** `p99` over that of the same load with nothing wrong, in the same run. */
  readonly ratio: number | null;
  /** The broken promises; empty where there are none. */
  readonly problems: readonly string[];
}

/** The time that 99 of 100 stay under. */
export function percentile99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

const MOST_PROBLEMS = 5;

const cellsOf = ({ scenario, requests, statuses, p99, ratio, problems }: Finding): string[] => [
  scenario,
  String(requests),
  Object.entries(statuses)
    .map(([status, count]) => `${status === '0' ? 'cut' : status}: ${count}`)
    .join(', '),
  p99 === null ? '–' : `${Math.round(p99)} ms`,
  ratio === null ? '–' : ratio.toFixed(2),
  problems.length === 0 ? 'met' : problems.slice(0, MOST_PROBLEMS).join('; '),
];

const HEADS = ['scenario', 'requests', 'answers', 'p99', 'ratio', 'promise'];

/** The findings as a table in Markdown. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = [HEADS, ...findings.map(cellsOf)];
  const widths = HEADS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(HEADS), rule, ...rows.slice(1).map(line)].join('\n');
}
