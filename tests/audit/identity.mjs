/** Which rows of price files are one security, what makes their prices comparable, and where nothing does. */
/** @typedef {import('./read-files.mjs').Folder} Folder */
/** @typedef {import('./read-files.mjs').PriceRow} PriceRow */
/** @typedef {{ day: string, factor: number, why: string, isRestated: boolean }} Factor */
/** @typedef {{ day: string, why: string, isRestated: boolean }} Break */
/**
 * @typedef {object} Life
 * @property {string} symbol the present one
 * @property {string[]} formers
 * @property {'share' | 'fund'} kind
 * @property {PriceRow[]} rows as printed, oldest first
 * @property {Factor[]} factors
 * @property {Break[]} breaks
 * @property {{ day: string, why: string }[]} refused actions that the prices contradict
 */

const TICK = 0.05;
const BAND = 0.2;
/** How far a restated previous close may be from the adjusted one. */
const SAME = 0.01;
/** An action between these changes prices too little to be seen in them. */
const [SMALL_CUT, SMALL_RISE] = [0.8, 1.25];
const UNIT_SPLITS = [0.1, 0.01, 10, 100];
const [UNIT_LOW, UNIT_HIGH] = [0.7, 1.4];
const [NAV_LOW, NAV_HIGH] = [0.6, 1.67];
/** The most sessions from the last row of an old symbol to the first of the new one. */
const LONGEST_RENAMING = 3;
const ENTITLEMENT = /-RE\d?$/;

/** @type {[RegExp, string][]} */
const NAMED_BREAKS = [
  [/\brights?\b|\brgts\b/i, 'rights issue'],
  [/de-?merg/i, 'demerger'],
  [/spin/i, 'spin-off'],
  [/arrangement/i, 'scheme of arrangement'],
  [/\bmerger|amalgam/i, 'merger'],
  [/\bcap(ital|\.)?\s*red/i, 'capital reduction'],
];

/**
 * What an action does to prices before it.
 * @param {string} purpose in the exchange's words
 */
export function readPurpose(purpose) {
  /** @type {{ kind: string, factor: number }[]} */
  const factors = [];
  const [, given, held] = /\bbonus(?:\s+issue)?\s*-?\s*(\d+)\s*:\s*(\d+)/i.exec(purpose) ?? [];
  if (given && held)
    factors.push({ kind: 'bonus', factor: Number(held) / (Number(given) + Number(held)) });
  const [, from, to] =
    /(?:\bf\.?v\.?\s*spl|face\s*value\s*spl|stock\s*spl|sub-?\s*division|consolidation)\D*(\d+(?:\.\d+)?)\D+(\d+(?:\.\d+)?)/i.exec(
      purpose,
    ) ?? [];
  if (from && to && Number(from) > 0)
    factors.push({ kind: 'split', factor: Number(to) / Number(from) });
  const named = NAMED_BREAKS.find(([pattern]) => pattern.test(purpose))?.[1] ?? null;
  return { factors: factors.filter(({ factor }) => factor > 0 && factor !== 1), named };
}

/** The power of ten that a step is a unit split by; `null` where it is none. @param {number} ratio */
function unitSplitOf(ratio) {
  return (
    UNIT_SPLITS.find((power) => ratio / power >= UNIT_LOW && ratio / power <= UNIT_HIGH) ?? null
  );
}

/** @param {string} name */
const firstWord = (name) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .find((word) => word.length > 2) ?? '';

/**
 * The symbol that each former one goes on as.
 * @param {Folder} folder
 * @returns {Map<string, string>}
 */
export function successors(folder) {
  /** @type {Map<string, string>} */
  const next = new Map();
  for (const { former, symbol } of folder.symbolChanges)
    if (!folder.equities.has(former)) next.set(former, symbol);
  const place = new Map(folder.sessions.map((day, at) => [day, at]));
  const spans = [...folder.prices].map(([symbol, rows]) => {
    const days = [...rows.keys()].sort();
    const [first, last] = [rows.get(days[0] ?? ''), rows.get(days.at(-1) ?? '')];
    return {
      symbol,
      first,
      last,
      from: place.get(days[0] ?? '') ?? 0,
      to: place.get(days.at(-1) ?? '') ?? 0,
    };
  });
  const ended = spans.filter(
    ({ symbol, to }) =>
      !folder.equities.has(symbol) && to < folder.sessions.length - 1 && !ENTITLEMENT.test(symbol),
  );
  for (const { symbol, first, from } of spans) {
    if (ENTITLEMENT.test(symbol) || !first) continue;
    const sameIsin = ended.filter(
      ({ symbol: old, last }) => old !== symbol && last?.isin && last.isin === first.isin,
    );
    for (const { symbol: old } of sameIsin) if (!next.has(old)) next.set(old, symbol);
    if (sameIsin.length > 0 || [...next.values()].includes(symbol)) continue;
    const near = ended.filter(
      ({ to, last, symbol: old }) =>
        !next.has(old) &&
        to < from &&
        from - to <= LONGEST_RENAMING &&
        last?.close === first.previous,
    );
    const nameOf = (/** @type {string} */ one) =>
      folder.equities.get(one)?.name ?? folder.caps.get(one)?.name ?? one;
    const alike = near.filter(
      ({ symbol: old }) => firstWord(nameOf(old)) === firstWord(nameOf(symbol)),
    );
    const one = near.length === 1 ? near[0] : alike.length === 1 ? alike[0] : undefined;
    if (one) next.set(one.symbol, symbol);
  }
  return next;
}

/** @param {Folder} folder @param {string} symbol @param {PriceRow | undefined} row */
function kindOf(folder, symbol, row) {
  if (folder.etfs.has(symbol) || row?.isin?.startsWith('INF')) return 'fund';
  if (ENTITLEMENT.test(symbol)) return null;
  const isShare =
    folder.equities.has(symbol) || folder.caps.has(symbol) || /^IN[E9].{4}01/.test(row?.isin ?? '');
  return isShare ? 'share' : null;
}

/**
 * Finds a life's factors: those of actions that its prices do not contradict, and unit splits of funds.
 * @param {Life} life @param {{ symbol: string, day: string, purpose: string }[]} actions of all its symbols
 */
function findFactors(life, actions) {
  /** @type {Map<string, Map<string, number>>} */
  const byDay = new Map();
  for (const { day, purpose } of actions) {
    const { factors, named } = readPurpose(purpose);
    const at = life.rows.findIndex((row) => row.day >= day);
    const effective = life.rows[at]?.day;
    if (at < 1 || !effective) continue;
    const isKnown = life.breaks.some((one) => one.day === effective && one.why === named);
    if (named && !isKnown) life.breaks.push({ day: effective, why: named, isRestated: false });
    const known = byDay.get(effective) ?? new Map();
    // Several files may spell one action in several ways.
    for (const { kind, factor } of factors) known.set(kind, factor);
    if (known.size > 0) byDay.set(effective, known);
  }
  life.rows.forEach((row, at) => {
    const before = life.rows[at - 1];
    if (!before) return;
    const kinds = byDay.get(row.day);
    let factor = kinds ? [...kinds.values()].reduce((all, one) => all * one, 1) : 1;
    let why = kinds ? [...kinds.keys()].join(' and ') : '';
    if (!kinds && life.kind === 'fund') {
      factor = unitSplitOf(row.close / before.close) ?? 1;
      why = 'unit split';
    }
    if (factor === 1) return;
    const isRestated =
      row.previous !== null && Math.abs(row.previous / (before.close * factor) - 1) <= SAME;
    const isLarge = factor < SMALL_CUT || factor > SMALL_RISE;
    const step = Math.abs((row.open ?? row.close) / before.close - 1);
    if (kinds && isLarge && !isRestated && step <= BAND) {
      life.refused.push({ day: row.day, why });
      life.breaks.push({ day: row.day, why: 'action without a step', isRestated: false });
    } else life.factors.push({ day: row.day, factor, why, isRestated });
  });
}

/** Whether a price is farther from another than bands allow, and by more than a tick. @param {number} price @param {number} base */
const isOutside = (price, base) =>
  price > base * (1 + BAND) + TICK || price < base * (1 - BAND) - TICK;

/** The previous close that a row's close compares with. @param {Life} life @param {number} at */
export function baseOf(life, at) {
  const row = life.rows[at];
  const before = life.rows[at - 1];
  const factor = life.factors.find(({ day }) => day === row?.day);
  const previous = row?.previous ?? before?.close ?? null;
  return previous === null || !factor || factor.isRestated ? previous : previous * factor.factor;
}

/** @param {Life} life */
function findBreaks(life) {
  life.rows.forEach((row, at) => {
    const before = life.rows[at - 1];
    const base = baseOf(life, at);
    if (!before || base === null) return;
    const hasFactor = life.factors.some(({ day }) => day === row.day);
    const isRestated = !hasFactor && row.previous !== null && isOutside(row.previous, before.close);
    const isFar =
      isOutside(row.open ?? row.close, base) &&
      (life.kind === 'share' || isOutside(row.close, base));
    const named = life.breaks.filter(({ day }) => day === row.day);
    for (const one of named) one.isRestated = isRestated;
    if (named.length > 0) return;
    if (isRestated) life.breaks.push({ day: row.day, why: 'restated previous close', isRestated });
    else if (isFar) life.breaks.push({ day: row.day, why: 'step', isRestated: false });
  });
  life.breaks.sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The lives of all shares and funds of the price files, by present symbol.
 * @param {Folder} folder
 * @returns {Map<string, Life>}
 */
export function livesOf(folder) {
  const next = successors(folder);
  /** @type {Map<string, Life>} */
  const lives = new Map();
  const presentOf = (/** @type {string} */ symbol) => {
    const seen = new Set();
    let present = symbol;
    while (next.has(present) && !seen.has(present)) {
      seen.add(present);
      present = next.get(present) ?? present;
    }
    return present;
  };
  for (const [symbol, rows] of folder.prices) {
    const present = presentOf(symbol);
    const kind = kindOf(folder, present, [...(folder.prices.get(present)?.values() ?? [])].at(-1));
    if (!kind) continue;
    const life = lives.get(present) ?? {
      symbol: present,
      formers: [],
      kind,
      rows: [],
      factors: [],
      breaks: [],
      refused: [],
    };
    if (symbol !== present) life.formers.push(symbol);
    const own = folder.prices.get(present);
    for (const row of rows.values())
      if (symbol === present || !own?.has(row.day)) life.rows.push(row);
    lives.set(present, life);
  }
  for (const life of lives.values()) {
    life.rows.sort((a, b) => (a.day < b.day ? -1 : 1));
    const symbols = new Set([life.symbol, ...life.formers]);
    findFactors(
      life,
      folder.actions.filter(({ symbol }) => symbols.has(symbol)),
    );
    findBreaks(life);
  }
  return lives;
}

/**
 * A scheme's NAVs in units of today, oldest first, and the days that they do not compare across.
 * @param {ReadonlyMap<string, number>} navs by day
 */
export function navLife(navs) {
  const points = [...navs]
    .map(([day, nav]) => ({ day, nav, printed: nav }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  /** @type {Break[]} */
  const breaks = [];
  let factor = 1;
  for (let at = points.length - 1; at >= 0; at -= 1) {
    const [point, after] = [points[at], points[at + 1]];
    if (!point) continue;
    if (after) {
      const ratio = after.printed / point.printed;
      const split = unitSplitOf(ratio);
      if (split) factor *= split;
      else if (ratio < NAV_LOW || ratio > NAV_HIGH)
        breaks.push({ day: after.day, why: 'step', isRestated: false });
    }
    point.nav = point.printed * factor;
  }
  return { points, breaks };
}
