/** The figures that the site prints, computed again from the rows of the files with plain loops. */
import { baseOf, navLife } from './identity.mjs';
import { daysFrom } from './read-files.mjs';

/** @typedef {import('./read-files.mjs').Folder} Folder */
/** @typedef {import('./read-files.mjs').IndexRow} IndexRow */
/** @typedef {import('./identity.mjs').Life} Life */
/** @typedef {{ day: string, value: number }} Point */
/** @typedef {{ from: Point, to: Point, percent: number, isExact: boolean }} Change */
/** @typedef {{ label: string, low: number, high: number, isWhole: boolean }} Range */

/** An exchange never closes for longer; an older value belongs to another span. */
const LONGEST_GAP = 7;
/** How far a span may be from the one that it is named after, in days. */
const NAMED_SPAN = 3;
const CRORE = 1e7;
const LAKHS_IN_A_CRORE = 100;
const DELIVERY_ROWS = 20;
const LEAST_HISTORY = 182;
const LONG_WEEKEND = 4;
const AVERAGES = [20, 50, 200];
/** Spans by what pages call them. @type {[string, number, number][]} */
const SPANS = [
  ['1 week', 0, 7],
  ['1 month', 1, 0],
  ['3 months', 3, 0],
  ['6 months', 6, 0],
  ['1 year', 12, 0],
  ['5 years', 60, 0],
];

/**
 * The same day so many months earlier, or that month's last.
 * @param {string} day @param {number} months @param {number} [days] further days
 */
export function earlier(day, months, days = 0) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const found = Date.UTC(year, month - 1 - months, Math.min(date, last) - days);
  return new Date(found).toISOString().slice(0, 10);
}

/** `14 Aug 2026`, as pages write a day; a dash without one. @param {string | null} day */
export function written(day) {
  if (day === null) return '–';
  const month = new Date(`${day}T00:00:00Z`).toLocaleString('en-GB', {
    month: 'short',
    timeZone: 'UTC',
  });
  return `${Number(day.slice(8))} ${month.slice(0, 3)} ${day.slice(0, 4)}`;
}

/** What a price before a life's later factors is multiplied with. @param {Life} life @param {string} day */
function factorAfter(life, day) {
  let factor = 1;
  for (const one of life.factors) if (one.day > day) factor *= one.factor;
  return factor;
}

/** @param {{ breaks: { day: string }[] }} life @param {string} from @param {string} to */
export const hasBreak = ({ breaks }, from, to) => breaks.some(({ day }) => day > from && day <= to);

/** Closes in shares of today. @param {Life} life @returns {Point[]} */
export const closesOf = (life) =>
  life.rows.map((row) => ({ day: row.day, value: row.close * factorAfter(life, row.day) }));

/** @param {number | null} value @param {number} factor */
const times = (value, factor) => (value === null ? null : value * factor);

/** A row's change on the close before; on a break there is none unless the exchange restated it. @param {Life} life @param {number} at */
export function changeAt(life, at) {
  const row = life.rows[at];
  const base = baseOf(life, at);
  const broken = life.breaks.find(({ day }) => day === row?.day);
  if (!row || base === null || (broken && !broken.isRestated)) return null;
  if (at === 0 && row.previous === null) return null;
  return { base, change: row.close - base, percent: (row.close / base - 1) * 100 };
}

/** Shares delivered; every share bought in BE and BZ is. @param {{ delivered: number | null, series: string, volume: number | null }} row */
const deliveredOf = ({ delivered, series, volume }) =>
  delivered ?? (series === 'EQ' ? null : volume);

/** A life's days in shares of today, as a table of history prints them. @param {Life} life @param {string} since */
export function historyOf(life, since) {
  const found = [];
  for (const [at, row] of life.rows.entries()) {
    if (row.day < since) continue;
    const factor = factorAfter(life, row.day);
    const delivered = deliveredOf(row);
    found.push({
      day: row.day,
      open: times(row.open, factor),
      high: times(row.high, factor),
      low: times(row.low, factor),
      close: row.close * factor,
      percent: changeAt(life, at)?.percent ?? null,
      volume: row.volume === null ? null : row.volume / factor,
      lakhs: row.lakhs,
      delivered: delivered === null ? null : delivered / factor,
    });
  }
  return found;
}

/** The change from the newest value at or before a day to the last; `null` where none is near or a break lies between. @param {readonly Point[]} points @param {{ breaks: { day: string }[] }} life @param {number} months @param {number} [days] @returns {Change | null} */
export function changeOver(points, life, months, days = 0) {
  const to = points.at(-1);
  if (!to) return null;
  const wanted = earlier(to.day, months, days);
  let from = null;
  for (const point of points) if (point.day <= wanted) from = point;
  if (!from || daysFrom(from.day, wanted) > LONGEST_GAP || hasBreak(life, from.day, to.day))
    return null;
  const isExact = daysFrom(from.day, wanted) <= NAMED_SPAN;
  return { from, to, percent: (to.value / from.value - 1) * 100, isExact };
}

/** The range of the year up to a session, or since the last break or the life's first day in it. @param {Life} life @param {string} session @returns {Range | null} */
export function yearRange(life, session) {
  const start = earlier(session, 12);
  const first = life.rows.find((row) => row.day >= start);
  if (!first) return null;
  const broken = life.breaks.filter(({ day }) => day > first.day && day <= session).at(-1);
  const from = broken?.day ?? first.day;
  let [low, high] = [Infinity, 0];
  for (const row of life.rows) {
    if (row.day < from || row.day > session) continue;
    const factor = factorAfter(life, row.day);
    low = Math.min(low, (row.low ?? row.close) * factor);
    high = Math.max(high, (row.high ?? row.close) * factor);
  }
  const begins = life.rows[0]?.day ?? session;
  const isWhole = !broken && daysFrom(start, begins) <= LONGEST_GAP;
  return { label: isWhole ? '52 weeks' : `since ${written(from)}`, low, high, isWhole };
}

/** The mean of the last closes; `null` where there are fewer or a break lies among them. @param {Life} life @param {number} count */
export function averageOf(life, count) {
  const closes = closesOf(life).slice(-count);
  const [first, last] = [closes[0], closes.at(-1)];
  if (closes.length < count || !first || !last || hasBreak(life, first.day, last.day)) return null;
  // Pages have the days of a year.
  if (first.day < earlier(last.day, 12)) return null;
  let sum = 0;
  for (const { value } of closes) sum += value;
  return sum / count;
}

/** The part of the volume that was delivered over the last rows. @param {Life} life @param {number} count */
function deliveryOf(life, count) {
  const rows = life.rows.filter((row) => row.volume && deliveredOf(row) !== null).slice(-count);
  let [delivered, volume] = [0, 0];
  for (const row of rows) {
    const factor = factorAfter(life, row.day);
    const own = deliveredOf(row);
    if (own === null || !row.volume) continue;
    delivered += own / factor;
    volume += row.volume / factor;
  }
  const isBroken = hasBreak(life, rows[0]?.day ?? '', rows.at(-1)?.day ?? '');
  return rows.length < count || volume === 0 || isBroken ? null : (delivered / volume) * 100;
}

/** Market value in rupees crore with its day: of the price, or of the record where a break lies between. @param {Folder} folder @param {Life} life */
function worthOf(folder, life) {
  const symbols = [life.symbol, ...life.formers];
  const cap = symbols.map((symbol) => folder.caps.get(symbol)).find((one) => one !== undefined);
  const row = life.rows.at(-1);
  if (!cap || !row) return null;
  if (hasBreak(life, cap.day, row.day))
    return { crore: cap.worth / CRORE, day: cap.day, shares: cap.shares };
  const shares = cap.shares / factorAfter(life, cap.day);
  return { crore: (shares * row.close) / CRORE, day: row.day, shares };
}

/** All figures of a company. @param {Folder} folder @param {Life} life */
export function companyOf(folder, life) {
  const session = folder.sessions.at(-1) ?? '';
  const closes = closesOf(life);
  const row = life.rows.at(-1);
  const spans = SPANS.map(([name, months, days]) => ({
    name,
    change: changeOver(closes, life, months, days),
  }));
  const ratio = [life.symbol, ...life.formers]
    .map((symbol) => folder.ratios.get(symbol))
    .find((one) => one !== undefined);
  const range = yearRange(life, session);
  const isNewest = row?.day === session;
  return {
    symbol: life.symbol,
    breaks: life.breaks,
    row,
    isNewest,
    change: changeAt(life, life.rows.length - 1),
    closes,
    spans,
    range,
    averages: AVERAGES.map((count) => ({ count, mean: averageOf(life, count) })),
    crore: row?.lakhs === null || !row ? null : row.lakhs / LAKHS_IN_A_CRORE,
    delivery:
      row && row.delivered !== null && row.volume ? (row.delivered / row.volume) * 100 : null,
    delivery20: deliveryOf(life, DELIVERY_ROWS),
    worth: worthOf(folder, life),
    pe: ratio && ratio.pe > 0 ? ratio : null,
    /** Whether the day reached the end of a whole year's range. */
    isHigh: isNewest && range?.isWhole === true && (row.high ?? row.close) >= range.high - 1e-9,
    isLow: isNewest && range?.isWhole === true && (row.low ?? row.close) <= range.low + 1e-9,
  };
}
/** @typedef {ReturnType<typeof companyOf>} Company */

/** How many of the newest session rose, fell and did not change, by their printed change. @param {Iterable<number>} percents */
export function breadthOf(percents) {
  const counts = { rose: 0, fell: 0, unchanged: 0 };
  for (const percent of percents) {
    const printed = Math.round(percent * 100);
    counts[printed > 0 ? 'rose' : printed < 0 ? 'fell' : 'unchanged'] += 1;
  }
  return counts;
}

/** @typedef {{ most: number | null, of: (one: Company) => number | null }} TopList `of` ranks, highest first, `null` leaves out */
const traded = (/** @type {Company} */ one) => (one.row?.close ?? 0) >= 20 && (one.crore ?? 1) >= 1;
/** The lists of the market by the rules that their pages state. @type {Record<string, TopList>} */
export const TOP_LISTS = {
  gainers: {
    most: 50,
    of: (one) => (traded(one) && one.change && one.change.percent > 0 ? one.change.percent : null),
  },
  losers: {
    most: 50,
    of: (one) => (traded(one) && one.change && one.change.percent < 0 ? -one.change.percent : null),
  },
  'most-active-value': { most: 50, of: (one) => one.crore || null },
  'most-active-volume': { most: 50, of: (one) => one.row?.volume || null },
  '52-week-highs': {
    most: null,
    of: (one) => (one.isHigh ? (one.change?.percent ?? -Infinity) : null),
  },
  '52-week-lows': {
    most: null,
    of: (one) => (one.isLow ? -(one.change?.percent ?? Infinity) : null),
  },
  delivery: {
    most: 50,
    of: (one) => ((one.crore ?? 0) >= 10 && one.row?.series === 'EQ' ? one.delivery : null),
  },
};

/** The symbols of a list in its order. @param {TopList} list @param {readonly Company[]} companies all of the newest session */
export function topOf({ most, of }, companies) {
  const ranked = [];
  for (const one of companies) {
    const rank = of(one);
    if (rank !== null) ranked.push({ one, rank });
  }
  ranked.sort((a, b) => b.rank - a.rank || (a.one.symbol < b.one.symbol ? -1 : 1));
  return ranked.slice(0, most ?? ranked.length).map(({ one }) => one);
}

/** A return by the rule of SEBI's advertisement code. @param {Point} from @param {Point} to @param {number} years */
function yearly(from, to, years) {
  const growth = to.value / from.value;
  return {
    from: from.day,
    to: to.day,
    // A rate a year is stated from thirteen months on.
    percent: (earlier(to.day, 13) >= from.day ? growth ** (1 / years) - 1 : growth - 1) * 100,
    grown: 10_000 * growth,
  };
}

/** The largest fall from a high to a later value. @param {readonly Point[]} points */
export function drawdownOf(points) {
  let high = points[0];
  let worst = null;
  for (const point of points) {
    if (!high || point.value >= high.value) high = point;
    const percent = (1 - point.value / high.value) * 100;
    if (percent > (worst?.percent ?? 0)) worst = { percent, from: high, to: point };
  }
  return worst;
}

/** All figures of a scheme. @param {Folder} folder @param {string} code */
export function fundOf(folder, code) {
  const { points: navs, breaks } = navLife(folder.navs.get(code) ?? new Map());
  const life = { breaks };
  const points = navs.map(({ day, nav }) => ({ day, value: nav }));
  const last = points.at(-1);
  const before = points.at(-2);
  /** The return up to a point over whole years, or since the first. @param {string} to @param {number | null} years */
  const returnTo = (to, years) => {
    const until = points.filter(({ day }) => day <= to);
    const end = until.at(-1);
    const first = until[0];
    if (!end || !first || daysFrom(first.day, end.day) < LEAST_HISTORY) return null;
    if (years === null)
      return hasBreak(life, first.day, end.day)
        ? null
        : yearly(first, end, daysFrom(first.day, end.day) / 365);
    const change = changeOver(until, life, years * 12);
    if (!change) return null;
    const isWhole = daysFrom(change.from.day, earlier(end.day, years * 12)) <= LONG_WEEKEND;
    return yearly(change.from, end, isWhole ? years : daysFrom(change.from.day, end.day) / 365);
  };
  const listed = folder.schemes.get(code);
  // A scheme that ended is in the list with a NAV that is too old for the history.
  const isOlder =
    listed !== undefined && listed.nav !== null && (listed.day ?? '') > (last?.day ?? '');
  const broken = breaks
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const whole = points.filter(({ day }) => broken === undefined || day >= broken);
  return {
    code,
    printed: isOlder ? listed.nav : (navs.at(-1)?.printed ?? null),
    printedBefore: navs.at(-2)?.printed ?? null,
    day: isOlder ? listed.day : (last?.day ?? null),
    dayBefore: before?.day ?? null,
    percent:
      last && before && !hasBreak(life, before.day, last.day)
        ? (last.value / before.value - 1) * 100
        : null,
    points,
    breaks,
    returnTo,
    fall: drawdownOf(whole),
  };
}

/** The rows of an index with what a page prints of each. @param {readonly IndexRow[]} rows */
export function indexOf(rows) {
  const [last, before] = [rows.at(-1), rows.at(-2)];
  // The index of dividends begins each year at 0, which nothing compares with.
  const points = rows.flatMap(({ day, close }) => (close ? [{ day, value: close }] : []));
  return {
    last,
    points,
    previous:
      last && last.close !== null && last.points !== null
        ? last.close - last.points
        : (before?.close ?? null),
  };
}
