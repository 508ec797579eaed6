/** Tables of the operators' pages, which are plain markup. */
import { escapeHtml } from './escape';
import { formatClock, formatDate } from './format';

export const NONE = '–';

/** A moment as the status page prints it. @param at ms since the epoch */
export const moment = (at: number): string => {
  const iso = new Date(at).toISOString();
  return `${formatDate(iso)}, ${formatClock(iso)}`;
};

/** A duration in the largest suitable unit. @param ms its length */
export function ageInWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

function rowOf(cells: readonly string[]): string {
  const [head = '', ...rest] = cells.map(escapeHtml);
  return `<tr><th scope="row">${head}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

interface StatusTable {
  readonly label: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** The cells of each row, as plain text; the first is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** A table that scrolls sideways on a narrow screen. */
export function statusTable({ label, caption, columns, rows }: StatusTable): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map(rowOf).join('')}</tbody></table></div>`;
}
