/** Compares sentences about how a price or value moved with its points. */
import { LABELS } from './read-page.mjs';
import { changeOver, drawdownOf, hasBreak } from './recompute.mjs';

/** @typedef {import('./recompute.mjs').Point} Point */
/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ points: readonly Point[], breaks: { day: string }[], slack: number }} Course `slack`: rupees that a value may be rounded by */

/** `2026-08-14` of `14 Aug 2026`. @param {string} text */
export const dayIn = (text) => {
  const found = Date.parse(`${text} UTC`);
  return Number.isNaN(found) ? text : new Date(found).toISOString().slice(0, 10);
};

/** A size with the sign of its word. @param {string | undefined} word @param {string | undefined} size */
export const signed = (word, size) => `${/down|fell/i.test(word ?? '') ? '−' : ''}${size}`;

/** Months of the words of a span; a day for "since …". @param {string} words */
function spanOf(words) {
  const [, count = '1', unit] = /in (?:a|(\d+)) (week|month|year)/i.exec(words) ?? [];
  if (unit === 'week') return { months: 0, days: 7, since: null };
  if (unit) return { months: Number(count) * (unit === 'year' ? 12 : 1), days: 0, since: null };
  return { months: 0, days: 0, since: dayIn(words.replace(/^since /i, '')) };
}

/** How far a percentage may be off where values are rounded. @param {Course} course @param {number} value */
export const percentSlack = ({ slack }, value) => (slack / value) * 100;

/**
 * Every sentence of a text that says how far a course rose or fell, over the span that it names.
 * @param {Tally} tally @param {string} kind @param {string} page @param {string} text @param {Course} course
 */
export function compareSentences(tally, kind, page, text, course) {
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
