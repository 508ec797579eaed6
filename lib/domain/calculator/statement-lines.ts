import { pastedNumber } from './pasted-lines';
import { cellsOf, type Columns, columnsOf, type Heading } from './statement-cells';
import type { Flow } from './xirr-solve';
import { DAY_FORMS, pastedDay } from './pasted-days';

/** A time after the date is ignored. */
const TIME_OF_DAY = String.raw`(?:[T,\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]m)?(?:Z|\s?[-+]\d{2}:\d{2})?)?`;
const WRITTEN_DAY = new RegExp(
  `(?<![\\w.])(${DAY_FORMS.map((form) => form.replaceAll(/\?<\w+>/g, '?:')).join('|')})${TIME_OF_DAY}(?!\\w)`,
  'gi',
);

/**
 * A line with its dates replaced by day numbers between marks, `@20195@`; other lines are not
 * changed.
 */
const markDays = (line: string): string =>
  line.replaceAll('@', ' ').replace(WRITTEN_DAY, (written: string, date: string) => {
    const day = pastedDay(date);
    return day === null ? written : ` @${day}@ `;
  });

/** The day if a cell consists of one marked day; else `null`. */
function markedDay(cell: string | undefined): number | null {
  const [, day] = /^@(-?\d+)@$/.exec(cell ?? '') ?? [];
  return day === undefined ? null : Number(day);
}

/** A cell cut at its marked days. */
const cutAtDays = (cell: string): readonly string[] =>
  cell.split(/(@-?\d+@)/).map((part) => part.trim());

/** The sums of a statement in order, or the first line that is not a date and a sum. */
type Statement =
  | { readonly flows: readonly Flow[]; readonly failed: null }
  | {
      readonly flows: readonly [];
      readonly failed: { readonly at: number; readonly text: string };
    };

const LONGEST_SHOWN = 40;

const MARK = /^\(?(dr|cr|debit|credit)\b[.:)]*\s*|\s*\(?(?<![a-z])(dr|cr|debit|credit)[.)]*$/gi;

/** A sum as statements print it: `₹1,00,000.00 Dr`, `(5,000)`, `Rs. 500/-`, `-1,200`; else `null`. */
function sumIn(cell: string): number | null {
  const marks: ('paid' | 'received')[] = [];
  const bare = cell
    .trim()
    .replace(MARK, (mark) => {
      marks.push(/c/i.test(mark) ? 'received' : 'paid');
      return '';
    })
    .replace(/₹|\brs\b\.?|\binr\b|\/-$/gi, '')
    .replace(/[−–]/g, '-')
    .trim();
  const [, within] = /^-?\s*\((.*)\)$/.exec(bare) ?? /^(\d.*\d|\d)\s*-$/.exec(bare) ?? [];
  const value = pastedNumber((within ?? bare).trim().replace(/^([-+])\s+/, '$1'));
  if (value === null || marks.length > 1) return null;
  const signed = within === undefined ? value : -Math.abs(value);
  if (marks[0] === 'paid') return -Math.abs(signed);
  return marks[0] === 'received' && signed < 0 ? null : signed;
}

/**
 * The sum behind words, `SIP purchase 10,000 Dr`; a dash between them may or may not be a minus.
 */
function sumAfterWords(cell: string): number | null {
  const rest = cell.replace(/^[a-z][^\d(₹+−–-]*\s(?=[\d(₹+−–-])/i, '');
  return rest === cell || /^[-−–+]\s/.test(rest) ? null : sumIn(rest);
}

/** A flow of a line with headings. */
function byColumns(cells: readonly string[], columns: Columns): Flow | null {
  const cell = (name: Heading) => cells[columns[name] ?? -1] ?? '';
  const day = markedDay(cell('day'));
  if (day === null) return null;
  if (columns.sum !== undefined) {
    const sum = sumIn(
      `${cell('sum')} ${/^(?:dr|cr|debit|credit)\b/i.exec(cell('kind'))?.[0] ?? ''}`,
    );
    return sum === null ? null : { day, sum };
  }
  const isBlank = (text: string) => text === '' || text === '-' || pastedNumber(text) === 0;
  const [debit, credit] = [cell('debit'), cell('credit')];
  if (isBlank(debit) === isBlank(credit)) return null;
  const sum = sumIn(isBlank(debit) ? credit : debit);
  return sum === null ? null : { day, sum: isBlank(debit) ? sum : -sum };
}

/** A flow of a line without headings: its first day, and the only cell with a number. */
function byForm(cells: readonly string[]): Flow | null {
  const parts = cells.flatMap(cutAtDays);
  const day = parts.map(markedDay).find((one) => one !== null);
  const others = parts.filter((part) => part !== '' && markedDay(part) === null);
  const [text, more] = others.filter((part) => /\d/.test(part));
  if (day === undefined || text === undefined || more !== undefined) return null;
  const mark = others.find((part) => /^(?:dr|cr|debit|credit)\.?$/i.test(part)) ?? '';
  const sum = sumIn(`${text} ${mark}`.trim()) ?? (mark === '' ? sumAfterWords(text) : null);
  return sum === null ? null : { day, sum };
}

/**
 * Reads a printed or exported statement: one entry per line, with a date and a sum in any of the
 * usual formats, in columns or in words. Lines without a digit before the first sum are headings.
 */
export function readStatement(text: string): Statement {
  const flows: Flow[] = [];
  let columns: Columns | null = null;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (!/[^\s,;|"]/.test(line)) continue;
    const cells = cellsOf(markDays(line), columns?.count);
    if (flows.length === 0 && !/\d/.test(line)) {
      columns = columnsOf(cells) ?? columns;
      continue;
    }
    const flow = columns?.count === cells.length ? byColumns(cells, columns) : byForm(cells);
    if (flow === null) {
      return { flows: [], failed: { at: index + 1, text: line.trim().slice(0, LONGEST_SHOWN) } };
    }
    flows.push(flow);
  }
  return { flows, failed: null };
}
