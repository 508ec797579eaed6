/** Compares what pages print with what the files say, number by number and label by label. */
import { breadthOf, changeOver, drawdownOf, hasBreak, written } from './recompute.mjs';
import {
  COMPANY_COLUMNS,
  COMPANY_TERMS,
  HISTORY_COLUMNS,
  INDEX_COLUMNS,
  LABELS,
  nameIn,
  printedNumber,
} from './read-page.mjs';

/** @typedef {import('./recompute.mjs').Company} Company */
/** @typedef {import('./recompute.mjs').Point} Point */
/** @typedef {import('./identity.mjs').Life} Life */
/** @typedef {import('./read-page.mjs').Page} Page */
/** @typedef {import('./read-page.mjs').Table} Table */
/** @typedef {import('./read-page.mjs').TableFile} TableFile */
/** @typedef {ReturnType<typeof import('./recompute.mjs').fundOf>} Fund */
/** @typedef {ReturnType<typeof import('./recompute.mjs').indexOf>} Index */
/** @typedef {{ kind: string, page: string, label: string, expected: string, actual: string }} Difference */
/** @typedef {{ points: readonly Point[], breaks: { day: string }[], slack: number }} Course `slack`: rupees that a value may be rounded by */

/** Adjusted prices are printed in whole paise. */
const PAISE = 0.005;
const DAY_MS = 86_400_000;
/** After so many days, over a weekend and a holiday, a price is past its age. */
const CURRENT_DAYS = 4;
const DASH = /^[–—-]?$/;

/** Counts comparisons by kind and lists the differences. */
export function newTally() {
  /** @type {Record<string, { compared: number, different: number }>} */
  const counts = {};
  /** @type {Difference[]} */
  const differences = [];
  /** @param {string} kind @param {string} page @param {string} label @param {string} expected @param {string} actual @param {boolean} isSame */
  const note = (kind, page, label, expected, actual, isSame) => {
    const count = (counts[kind] ??= { compared: 0, different: 0 });
    count.compared += 1;
    if (isSame) return;
    count.different += 1;
    differences.push({ kind, page, label, expected, actual });
  };
  return {
    counts,
    differences,
    /** @param {string} kind @param {string} page @param {string} label @param {string} expected @param {string | null | undefined} actual */
    words(kind, page, label, expected, actual) {
      note(
        kind,
        page,
        label,
        expected,
        actual ?? 'nothing',
        expected.toLowerCase() === actual?.toLowerCase(),
      );
    },
    /** @param {string} kind @param {string} page @param {string} label @param {number | null | undefined} expected @param {string | number | null | undefined} actual as printed, or a number @param {number} [slack] */
    number(kind, page, label, expected, actual, slack = 0) {
      const found =
        typeof actual === 'number'
          ? { value: actual, half: 0 }
          : printedNumber(actual ?? undefined);
      const [is, should] = [found?.value ?? null, expected ?? null];
      const most = (found?.half ?? 0) * 1.001 + slack + 1e-6 * Math.max(1, Math.abs(should ?? 0));
      const isSame = is === null || should === null ? is === should : Math.abs(is - should) <= most;
      note(
        kind,
        page,
        label,
        should === null ? 'none' : String(should),
        actual === '' ? 'nothing' : String(actual ?? 'nothing'),
        isSame,
      );
    },
  };
}
/** @typedef {ReturnType<typeof newTally>} Tally */

/** `2026-08-14` of `14 Aug 2026`. @param {string} text */
const dayIn = (text) => {
  const found = Date.parse(`${text} UTC`);
  return Number.isNaN(found) ? text : new Date(found).toISOString().slice(0, 10);
};

/** A size with the sign of its word. @param {string | undefined} word @param {string | undefined} size */
const signed = (word, size) => `${/down|fell/i.test(word ?? '') ? '−' : ''}${size}`;

/** Months of the words of a span; a day for "since …". @param {string} words */
function spanOf(words) {
  const [, count = '1', unit] = /in (?:a|(\d+)) (week|month|year)/i.exec(words) ?? [];
  if (unit === 'week') return { months: 0, days: 7, since: null };
  if (unit) return { months: Number(count) * (unit === 'year' ? 12 : 1), days: 0, since: null };
  return { months: 0, days: 0, since: dayIn(words.replace(/^since /i, '')) };
}

/** How far a percentage may be off where values are rounded. @param {Course} course @param {number} value */
const percentSlack = ({ slack }, value) => (slack / value) * 100;

/**
 * Every sentence of a text that says how far a course rose or fell, over the span that it names.
 * @param {Tally} tally @param {string} kind @param {string} page @param {string} text @param {Course} course
 */
function compareSentences(tally, kind, page, text, course) {
  for (const [whole, word, size, span = '', way] of text.matchAll(LABELS.span)) {
    const { months, days, since } = spanOf(span);
    const to = course.points.at(-1);
    const from = since ? course.points.find(({ day }) => day === since) : undefined;
    const change = since
      ? from &&
        to &&
        !hasBreak(course, from.day, to.day) && {
          from,
          to,
          percent: (to.value / from.value - 1) * 100,
          isExact: true,
        }
      : changeOver(course.points, course, months, days);
    const isNamed = change && change.isExact;
    const expected = isNamed ? change.percent : null;
    tally.number(
      kind,
      page,
      whole,
      expected,
      signed(word, size),
      change ? percentSlack(course, change.from.value) : 0,
    );
    if (!way || !isNamed) continue;
    const inside = course.points.filter(({ day }) => day >= change.from.day);
    const isFall = whole.includes('a fall of');
    const expectedWay = isFall ? drawdownOf(inside)?.percent : riseOf(inside);
    tally.number(
      `${kind}, on the way`,
      page,
      whole,
      expectedWay,
      way,
      percentSlack(course, change.from.value) * 2,
    );
  }
  for (const [whole, low = '', first = '', high = '', last = '', word, size] of text.matchAll(
    LABELS.fromTo,
  )) {
    const [from, to] = [first, last].map((day) =>
      course.points.find((point) => point.day === dayIn(day)),
    );
    tally.number(kind, page, `${whole}: the first value`, from?.value, low, course.slack);
    tally.number(kind, page, `${whole}: the last value`, to?.value, high, course.slack);
    if (!size || !from || !to) continue;
    const isBroken = hasBreak(course, from.day, to.day);
    tally.number(
      kind,
      page,
      whole,
      isBroken ? null : (to.value / from.value - 1) * 100,
      signed(word, size),
      percentSlack(course, from.value),
    );
  }
}

/** The largest rise from a low to a later value, in per cent. @param {readonly Point[]} points */
function riseOf(points) {
  let low = points[0];
  let most = 0;
  for (const point of points) {
    if (!low || point.value < low.value) low = point;
    most = Math.max(most, (point.value / low.value - 1) * 100);
  }
  return most;
}

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

/** What a row for a company may say of it, by the names of columns. @param {Company} company @returns {Record<string, number | null | undefined>} */
function figuresOf({ row, change, spans, range, crore, delivery, worth, pe }) {
  const own = row && row.delivered;
  const whole = range?.isWhole && row ? { range, row } : null;
  return {
    close: row?.close,
    percent: change?.percent,
    // A list has values of its own day alone.
    worth: worth?.day === row?.day ? worth?.crore : null,
    pe: pe?.pe,
    volume: row?.volume,
    crore,
    delivery: own === null ? null : delivery,
    delivered: own,
    high: row?.high ?? row?.close,
    low: row?.low ?? row?.close,
    month: spans.find(({ name }) => name === '1 month')?.change?.percent,
    year: spans.find(({ name }) => name === '1 year')?.change?.percent,
    belowHigh: whole && (1 - whole.row.close / whole.range.high) * 100,
    aboveLow: whole && (whole.row.close / whole.range.low - 1) * 100,
  };
}

/** Rows for companies or funds of the exchange, wherever a page or a file has them. @param {Tally} tally @param {string} kind @param {string} path @param {string[]} columns @param {(string | number | null | undefined)[]} cells @param {Company} company */
export function compareRow(tally, kind, path, columns, cells, company) {
  const figures = figuresOf(company);
  for (const [at, column] of columns.entries()) {
    const name = nameIn(COMPANY_COLUMNS, column);
    if (!name || cells[at] === undefined) continue;
    const cell = cells[at];
    const actual = typeof cell === 'string' && DASH.test(cell) ? null : cell;
    tally.number(
      `${kind}: ${name}`,
      path,
      `${company.symbol}, ${column}`,
      figures[name],
      actual,
      typeof cell === 'number' ? 1e-4 : 0,
    );
  }
}

/** All such rows of a page. @param {Tally} tally @param {string} kind @param {string} path @param {Page} page @param {(parts: string[], href: string | null) => Company | undefined} companyIn */
export function compareRows(tally, kind, path, page, companyIn) {
  for (const { columns, rows } of page.tables) {
    // Tables of deals have the price of a deal.
    if (columns.includes('Client') || !columns.some((column) => nameIn(COMPANY_COLUMNS, column)))
      continue;
    for (const cells of rows) {
      const company = companyIn(cells[0]?.parts ?? [], cells[0]?.href ?? null);
      if (company)
        compareRow(
          tally,
          kind,
          path,
          columns,
          cells.map(({ text }) => text),
          company,
        );
    }
  }
}

/** The order of a list. @param {Tally} tally @param {string} path @param {string[]} symbols as printed @param {readonly Company[]} expected */
export function compareTop(tally, path, symbols, expected) {
  tally.number('list: length', path, 'rows', expected.length, symbols.length);
  for (const [at, { symbol }] of expected.entries())
    tally.words('list: order', path, `row ${at + 1}`, symbol, symbols[at]);
  const wanted = new Set(expected.map(({ symbol }) => symbol));
  for (const symbol of symbols)
    if (!wanted.has(symbol)) tally.words('list: members', path, symbol, 'not listed', symbol);
}

/** A list of deals: the newest day's, the largest first. @param {Tally} tally @param {string} path @param {Page} page @param {readonly import('./read-files.mjs').Deal[]} deals */
export function compareDeals(tally, path, page, deals) {
  const day =
    deals
      .map((deal) => deal.day)
      .sort()
      .at(-1) ?? '';
  const sizeOf = (/** @type {import('./read-files.mjs').Deal} */ deal) =>
    deal.shares * (deal.price ?? 1);
  const newest = deals.filter((deal) => deal.day === day).sort((a, b) => sizeOf(b) - sizeOf(a));
  const table = page.tables.find(({ rows }) => rows.length > 0);
  tally.words('deals: day', path, 'As of', written(day), LABELS.asOf.exec(page.text)?.[1]);
  tally.number('deals: number', path, 'rows', newest.length, table?.rows.length);
  for (const [at, deal] of newest.entries()) {
    for (const [place, column] of (table?.columns ?? []).entries()) {
      const text = table?.rows[at]?.[place]?.text;
      if (/^shares/i.test(column))
        tally.number('deals: shares', path, `row ${at + 1}, ${deal.symbol}`, deal.shares, text);
      if (/^price/i.test(column))
        tally.number('deals: price', path, `row ${at + 1}, ${deal.symbol}`, deal.price, text);
      if (/^client/i.test(column) && sizeOf(deal) !== sizeOf(newest[at + 1] ?? deal))
        tally.words(
          'deals: client',
          path,
          `row ${at + 1}, ${deal.symbol}`,
          deal.client.replace(/\s+/g, ' '),
          text,
        );
    }
  }
}

/** How many shares rose, fell and stayed. @param {Tally} tally @param {string} path @param {Page} page @param {readonly Company[]} companies */
export function compareBreadth(tally, path, page, companies) {
  const { rose, fell, unchanged } = breadthOf(
    companies.flatMap(({ change }) => change?.percent ?? []),
  );
  const [found, ...printed] = LABELS.breadth.exec(page.text) ?? [];
  if (!found) return;
  for (const [at, [label, count]] of Object.entries({ rose, unchanged, fell }).entries())
    tally.number('breadth', path, label, count, printed[at]);
}

/** What an index's page or row may say. @param {Index} index @returns {Record<string, number | null | undefined>} */
const indexFigures = ({ last, previous }) => {
  if (!last) return { previous };
  const { name: _, day: __, ...figures } = last;
  return { ...figures, previous };
};

/** An index's page. @param {Tally} tally @param {string} path @param {Page} page @param {Index} index */
export function compareIndex(tally, path, page, index) {
  const figures = indexFigures(index);
  const [, word, size, points] = LABELS.indexMove.exec(page.heading) ?? [];
  if (points) tally.number('index: points', path, 'points', figures.close, points);
  if (size) tally.number('index: change', path, 'on the day', figures.percent, signed(word, size));
  tally.words(
    'index: day',
    path,
    'As of',
    written(index.last?.day ?? ''),
    LABELS.asOf.exec(page.text)?.[1],
  );
  for (const { label, values } of page.terms) {
    const name = nameIn(INDEX_COLUMNS, label);
    if (name) tally.number(`index: ${name}`, path, label, figures[name], values[0]);
  }
  compareSentences(tally, 'index: sentences', path, page.text, {
    points: index.points,
    breaks: [],
    slack: 0,
  });
}

/** Tables with a row for an index. @param {Tally} tally @param {string} path @param {Page} page @param {(name: string) => Index | undefined} indexIn @param {readonly Index[]} indices of the newest session */
export function compareIndexRows(tally, path, page, indexIn, indices) {
  for (const { columns, rows } of page.tables.filter((table) => table.columns[0] === 'Index')) {
    for (const [first, ...cells] of rows) {
      const index = indexIn(first?.parts[0] ?? '');
      tally.words(
        'index row: known',
        path,
        first?.text ?? '',
        'known',
        index ? 'known' : 'unknown',
      );
      if (!index) continue;
      for (const [at, { text }] of cells.entries()) {
        const name = nameIn(INDEX_COLUMNS, columns[at + 1] ?? '');
        if (name)
          tally.number(
            `index row: ${name}`,
            path,
            `${first?.text}, ${columns[at + 1]}`,
            indexFigures(index)[name],
            text,
          );
      }
    }
  }
  const [found, rose, all] = LABELS.indicesRose.exec(page.text) ?? [];
  if (!found) return;
  const { rose: expected } = breadthOf(indices.flatMap(({ last }) => last?.percent ?? []));
  tally.number('index breadth', path, 'rose', expected, rose);
  const known = indices.filter(({ last }) => typeof last?.percent === 'number');
  tally.number('index breadth', path, 'all', known.length, all);
}

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
        DASH.test(cells[changeAt]?.text ?? '') ? null : cells[changeAt]?.text,
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
