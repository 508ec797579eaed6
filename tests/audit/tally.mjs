/** Counts comparisons of printed figures with those of the files. */
import { printedNumber } from './read-page.mjs';

/** @typedef {{ kind: string, page: string, label: string, expected: string, actual: string }} Difference */

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
