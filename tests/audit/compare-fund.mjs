/** Compares funds’ pages and lists with the files. */
import { compareSentences, dayIn } from './compare-course.mjs';
import { isDash, LABELS } from './read-page.mjs';
import { breadthOf, written } from './recompute.mjs';

/** @typedef {import('./read-page.mjs').Page} Page */
/** @typedef {import('./read-page.mjs').TableFile} TableFile */
/** @typedef {ReturnType<typeof import('./recompute.mjs').fundOf>} Fund */
/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {import('./compare-course.mjs').Course} Course */

/** @param {Fund} fund @returns {Course} */
const fundCourse = ({ points, breaks }) => ({ points, breaks, slack: 5e-5 });

/** The years of `3 years` and of `371 days`; `null` since the first NAV. @param {string} over */
function yearsOf(over) {
  const [, count, unit] = /^(\d+) (year|day)/.exec(over) ?? [];
  if (count === undefined) return null;
  return unit === 'year' ? Number(count) : Math.round(Number(count) / 365);
}

/** A fund's page: of the plan and option that it shows. @param {Tally} tally @param {string} path @param {Page} page @param {Fund} fund @param {(code: string) => Fund} fundIn @param {(plan: string) => Fund | undefined} ofPlan */
export function compareFund(tally, path, page, fund, fundIn, ofPlan) {
  const [, nav, percent, before, dayBefore] = LABELS.nav.exec(page.text) ?? [];
  tally.number('fund: NAV', path, 'NAV', fund.printed, nav);
  tally.words(
    'fund: day',
    path,
    'As of',
    written(fund.day),
    fund.day ? LABELS.asOf.exec(page.text)?.[1] : '–',
  );
  if (before) {
    tally.number('fund: change', path, 'from', fund.printedBefore, before);
    tally.words('fund: change, day', path, 'from', written(fund.dayBefore ?? ''), dayBefore);
    tally.number('fund: change', path, '%', fund.percent, percent);
  }
  for (const { caption, rows } of page.tables) {
    const [, plan = '', to] = LABELS.returnsTo.exec(caption) ?? [];
    // A table may be of the other plan, which it names.
    const own = ofPlan(plan) ?? fund;
    for (const cells of to ? rows : []) {
      const [over = '', from, percentText, grown] = cells.map(({ text }) => text);
      const expected = own.returnTo(dayIn(to ?? ''), yearsOf(over));
      tally.words(
        'fund: returns, day',
        path,
        `${over} to ${to}`,
        expected ? written(expected.from) : 'nothing',
        from,
      );
      tally.number('fund: returns', path, `${over} to ${to}`, expected?.percent, percentText);
      tally.number('fund: returns', path, `${over} to ${to}, ₹10,000`, expected?.grown, grown);
    }
  }
  for (const { columns, rows } of page.tables) {
    const [codeAt = -1, navAt = -1, dayAt] = ['Code', 'NAV ₹', 'Day'].map((column) =>
      columns.indexOf(column),
    );
    for (const cells of codeAt > 0 ? rows : []) {
      const plan = fundIn(cells[codeAt]?.text ?? '');
      tally.number('fund: plans, NAV', path, plan.code, plan.printed, cells[navAt]?.text);
      if (dayAt !== undefined && dayAt > 0)
        tally.words('fund: plans, day', path, plan.code, written(plan.day), cells[dayAt]?.text);
    }
  }
  const fall = LABELS.fall.exec(page.text)?.[1];
  if (fall) tally.number('fund: fall', path, 'largest fall', fund.fall?.percent, fall);
  compareSentences(tally, 'fund: sentences', path, page.text, fundCourse(fund));
}

/** The file of all schemes. @param {Tally} tally @param {TableFile} file @param {(code: string) => Fund} fundIn */
export function compareSchemes(tally, file, fundIn) {
  const path = '/mutual-funds/list.json';
  for (const row of file.rows) {
    const code = String(row['Scheme code']);
    const fund = fundIn(code);
    tally.number('scheme: NAV', path, code, fund.printed, row['NAV ₹']);
    tally.words('scheme: day', path, code, String(fund.day), String(row.Day));
    tally.number('scheme: NAV before', path, code, fund.printedBefore, row['NAV before ₹']);
    tally.words(
      'scheme: day before',
      path,
      code,
      fund.dayBefore ?? 'null',
      String(row['Day before']),
    );
  }
}

/** Tables with a row for a fund, and their sentence of breadth. @param {Tally} tally @param {string} path @param {Page} page @param {(name: string, plan: string, nav: string | undefined) => Fund | undefined} fundIn */
export function compareFundRows(tally, path, page, fundIn) {
  for (const { columns, rows } of page.tables.filter((table) => table.columns[0] === 'Fund')) {
    for (const cells of rows) {
      const [name = '', plan = ''] = cells[0]?.parts ?? [];
      const navAt = columns.findIndex((column) => /^NAV/.test(column));
      const fund = fundIn(name, plan, cells[navAt]?.parts[0]);
      if (!fund) continue;
      const changeAt = columns.findIndex((column) => /^Change/.test(column));
      tally.number('fund row: NAV', path, name, fund.printed, cells[navAt]?.parts[0]);
      tally.number(
        'fund row: change',
        path,
        name,
        fund.percent,
        isDash(cells[changeAt]?.text ?? '') ? null : cells[changeAt]?.text,
      );
    }
  }
}

/** @param {Tally} tally @param {string} path @param {Page} page @param {readonly Fund[]} funds each with the plan that its page shows */
export function compareFundBreadth(tally, path, page, funds) {
  const [found, day = '', rising, all, others = ''] = LABELS.fundBreadth.exec(page.text) ?? [];
  if (!found) return;
  const dated = funds.filter((fund) => fund.day === dayIn(day) && fund.percent !== null);
  const { rose, fell, unchanged } = breadthOf(dated.map(({ percent }) => percent ?? 0));
  const risen = rising === 'none' ? '0' : rising === 'all' ? all : rising;
  tally.number('fund breadth', path, 'funds', funds.length, all);
  tally.number('fund breadth', path, 'rose', rose, risen);
  for (const [pattern, count] of /** @type {[RegExp, number][]} */ ([
    [/([\d,]+) fell/, fell],
    [/([\d,]+) did not change/, unchanged],
    [/([\d,]+) (?:has|have) no NAV/, funds.length - dated.length],
  ]))
    tally.number('fund breadth', path, String(pattern), count || null, pattern.exec(others)?.[1]);
}
