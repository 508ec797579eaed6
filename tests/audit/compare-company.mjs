/** Compares a company’s page and history with the files. */
import { compareSentences, dayIn, percentSlack } from './compare-course.mjs';
import { COMPANY_TERMS, HISTORY_COLUMNS, LABELS, nameIn } from './read-page.mjs';
import { written } from './recompute.mjs';

/** @typedef {import('./recompute.mjs').Company} Company */
/** @typedef {import('./identity.mjs').Life} Life */
/** @typedef {import('./read-page.mjs').Page} Page */
/** @typedef {import('./read-page.mjs').TableFile} TableFile */
/** @typedef {ReturnType<typeof import('./recompute.mjs').indexOf>} Index */
/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {import('./compare-course.mjs').Course} Course */

/** Adjusted prices are printed in whole paise. */
const PAISE = 0.005;

const DAY_MS = 86_400_000;
/** After so many days, over a weekend and a holiday, a price is past its age. */
const CURRENT_DAYS = 4;

/** @param {Company} company @param {Life} life @returns {Course} */
const courseOf = (company, life) => ({
  points: company.closes,
  breaks: life.breaks,
  slack: life.factors.length > 0 ? PAISE : 0,
});

/** A company's page. @param {Tally} tally @param {string} path @param {Page} page @param {Company} company @param {Life} life @param {Index | undefined} nifty */
export function compareCompany(tally, path, page, company, life, nifty) {
  const { row, change } = company;
  if (!row) return;
  const course = courseOf(company, life);
  const faq = page.jsonLd
    .filter((node) => node['@type'] === 'FAQPage')
    .map((node) => JSON.stringify(node))
    .join(' ')
    .replaceAll('\\"', '"');
  const find = (/** @type {RegExp} */ pattern, /** @type {string} */ text = page.text) =>
    pattern.exec(text) ?? [];
  tally.words('company: day', path, 'As of', written(row.day), find(LABELS.asOf)[1]);
  tally.number('company: last price', path, 'Last price', row.close, find(LABELS.price)[1]);
  const [, points, percent, base] = find(LABELS.change);
  tally.number(
    'company: change',
    path,
    `since the ${base ?? 'previous close'}, ₹`,
    change?.change,
    points,
    course.slack,
  );
  tally.number(
    'company: change',
    path,
    `since the ${base ?? 'previous close'}, %`,
    change?.percent,
    percent,
    change ? percentSlack(course, change.base) : 0,
  );
  // A price that is past its age is in no structured data.
  const isOld = Date.now() - Date.parse(row.day) > CURRENT_DAYS * DAY_MS;
  const [, closedAt, closedOn] = find(LABELS.closedAt, faq);
  tally.number('company: JSON-LD', path, 'closed at', isOld ? null : row.close, closedAt);
  tally.words(
    'company: JSON-LD',
    path,
    'closed on',
    isOld ? 'nothing' : written(row.day),
    closedOn ?? 'nothing',
  );
  compareRanges(tally, path, page, company, course.slack);
  const averages = [...(find(LABELS.averages)[1] ?? '').matchAll(LABELS.average)];
  for (const { count, mean } of company.averages) {
    const printed = averages.find(([, , days]) => Number(days) === count)?.[1];
    tally.number('company: averages', path, `${count} closes`, mean, printed, course.slack);
  }
  compareSpans(tally, path, page, company, course, nifty);
  compareTerms(tally, path, page, company);
  compareSentences(tally, 'company: sentences', path, page.text, course);
  compareSentences(tally, 'company: JSON-LD', path, faq, course);
  compareDays(tally, path, page, company, course);
}

/** The ranges of the day and of the year, with their labels. @param {Tally} tally @param {string} path @param {Page} page @param {Company} company @param {number} slack */
function compareRanges(tally, path, page, company, slack) {
  const { row, range } = company;
  if (!row) return;
  const [low, high] = [row.low ?? row.close, row.high ?? row.close];
  const day = page.marks.map((mark) => LABELS.dayRange.exec(mark)).find((found) => found !== null);
  if (row.low !== null && row.high !== null && low < high) {
    tally.words('company: range of the day', path, 'day', written(row.day), day?.[1]);
    tally.number('company: range of the day', path, 'low', low, day?.[2]);
    tally.number('company: range of the day', path, 'high', high, day?.[3]);
  }
  const year = page.marks
    .map((mark) => LABELS.yearRange.exec(mark))
    .find((found) => found !== null);
  if (range && range.low < range.high && (company.closes.length > 1 || year)) {
    tally.words('company: range of the year, label', path, 'label', range.label, year?.[1]);
    tally.number(
      'company: range of the year',
      path,
      `${range.label}, low`,
      range.low,
      year?.[2],
      slack,
    );
    tally.number(
      'company: range of the year',
      path,
      `${range.label}, high`,
      range.high,
      year?.[3],
      slack,
    );
    const [, highest, lowest] = LABELS.highAndLow.exec(page.text) ?? [];
    if (highest)
      tally.number(
        'company: 52-week answer',
        path,
        'high',
        range.isWhole ? range.high : null,
        highest,
        slack,
      );
    if (lowest)
      tally.number(
        'company: 52-week answer',
        path,
        'low',
        range.isWhole ? range.low : null,
        lowest,
        slack,
      );
  }
}

/** The table of returns. @param {Tally} tally @param {string} path @param {Page} page @param {Company} company @param {Course} course @param {Index | undefined} nifty */
function compareSpans(tally, path, page, company, course, nifty) {
  const table = page.tables.find(({ caption }) => LABELS.returnsOf.test(caption));
  const rows = table?.rows ?? [];
  for (const { name, change } of company.spans) {
    const cells = rows.find(([first]) => first?.text === name) ?? [];
    const [, from, rupees, percent, other] = cells.map(({ text }) => text);
    // A span with a break names its cause and day in place of a figure.
    const broken = LABELS.broken.exec(percent ?? '')?.[1];
    if (broken !== undefined) {
      const days = company.breaks.map(({ day }) => written(day));
      tally.words(
        'company: returns, break',
        path,
        name,
        'a break',
        days.includes(broken) && !change ? 'a break' : broken,
      );
      continue;
    }
    tally.words(
      'company: returns, day',
      path,
      name,
      change ? written(change.from.day) : 'nothing',
      from ?? 'nothing',
    );
    tally.number(
      'company: returns',
      path,
      `${name}, ₹`,
      change && change.to.value - change.from.value,
      rupees,
      course.slack,
    );
    tally.number(
      'company: returns',
      path,
      `${name}, %`,
      change?.percent,
      percent,
      // An adjusted price is rounded to paise; a large rise multiplies that.
      change
        ? percentSlack(course, change.from.value) * Math.max(1, change.to.value / change.from.value)
        : 0,
    );
    const ends =
      change &&
      [change.from.day, change.to.day].map(
        (day) => nifty?.points.find((point) => point.day === day)?.value,
      );
    if (ends?.[0] && ends[1] && other !== undefined)
      tally.number(
        'company: returns',
        path,
        `${name}, Nifty 50`,
        (ends[1] / ends[0] - 1) * 100,
        other,
      );
  }
}

/** The list of figures, and those of JSON-LD. @param {Tally} tally @param {string} path @param {Page} page @param {Company} company */
function compareTerms(tally, path, page, company) {
  const { worth, pe } = company;
  /** @type {Record<string, number | null | undefined>} */
  const expected = {
    worth: worth?.crore,
    pe: pe?.pe,
    crore: company.crore,
    delivery: company.delivery,
  };
  for (const [pattern, name] of COMPANY_TERMS) {
    const term = page.terms.find(({ label }) => pattern.test(label));
    // Figures of the session alone are left out for a share that did not trade in it.
    if (!term && !company.isNewest && (name === 'crore' || name === 'delivery')) continue;
    const [value, ...notes] = term?.values ?? [];
    tally.number(`company: ${name}`, path, name, expected[name], value);
    if (name === 'delivery' && term)
      tally.number(
        'company: delivery of 20 days',
        path,
        'over 20 days',
        company.delivery20,
        LABELS.delivery20.exec(notes.join(' '))?.[1],
      );
    // A figure of another day than the price carries its own.
    const day = name === 'worth' ? worth?.day : name === 'pe' ? pe?.day : undefined;
    if (term && day && day !== company.row?.day)
      tally.words(
        `company: ${name}, day`,
        path,
        name,
        written(day),
        /\d{1,2} [A-Z][a-z]{2} \d{4}/.exec(notes.join(' '))?.[0],
      );
  }
  const measured = page.jsonLd.flatMap(
    (node) =>
      /** @type {{ propertyID?: string, value?: number }[]} */ (node.variableMeasured ?? []),
  );
  for (const [id, name] of [
    ['MCAP', 'worth'],
    ['PE', 'pe'],
  ]) {
    const found = measured.find(({ propertyID }) => propertyID === id)?.value;
    if (found !== undefined)
      tally.number('company: JSON-LD', path, id ?? '', expected[name ?? ''], found, 1e-6);
  }
}

/** Tables of a page with a close for each of some days. @param {Tally} tally @param {string} path @param {Page} page @param {Company} company @param {Course} course */
function compareDays(tally, path, page, company, course) {
  const closes = new Map(company.closes.map(({ day, value }) => [day, value]));
  for (const { columns, rows } of page.tables) {
    const at = columns.indexOf('Close');
    if (columns[0] !== 'To' || at < 0) continue;
    for (const cells of rows) {
      const day = dayIn(cells[0]?.text ?? '');
      tally.number(
        'company: table of the chart',
        path,
        day,
        closes.get(day),
        cells[at]?.text,
        course.slack,
      );
    }
  }
}

/** A company's file of daily prices. @param {Tally} tally @param {string} path @param {TableFile} file @param {ReturnType<typeof import('./recompute.mjs').historyOf>} history @param {boolean} isAdjusted */
export function compareHistory(tally, path, file, history, isAdjusted) {
  const printed = new Map(file.rows.map((row) => [String(row.Day), row]));
  tally.number('history: days', path, 'days', history.length, file.rows.length);
  for (const day of history) {
    const row = printed.get(day.day);
    for (const column of row ? file.columns : []) {
      const name = /** @type {Exclude<keyof typeof day, 'day'> | null} */ (
        nameIn(HISTORY_COLUMNS, column)
      );
      // The table begins in the midst of a life, so that its first row may have no close before.
      const isStart = name === 'percent' && day === history[0] && row?.[column] === null;
      if (!name || isStart) continue;
      const isCount = ['volume', 'delivered'].includes(name);
      const slack = !isAdjusted
        ? 1e-4
        : isCount
          ? 0.5
          : name === 'percent'
            ? (PAISE * 300) / day.close
            : PAISE * 1.01;
      const actual = row?.[column];
      tally.number(
        `history: ${name}`,
        path,
        day.day,
        day[name],
        actual,
        name === 'lakhs' ? 0.01 : slack,
      );
    }
  }
}
