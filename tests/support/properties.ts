import fc from 'fast-check';

/**
 * Property tests use the same cases in each run, so that a failure means a change. `FAST_CHECK_SEED`
 * sets another seed; add a failing case as an example.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) || 20_261_121 });

export default fc;

const between = (min: number, max: number) =>
  fc.integer({ min, max }).map((code) => String.fromCodePoint(code));

/** Characters of several code points: a decomposed letter, a syllable, a family, a flag. */
const JOINED = ['e\u0301', 'क्षि', '👩‍👩‍👧‍👦', '🇮🇳'];

/**
 * Any character: each code point but halves of characters, and joined ones. fast-check's own units
 * of all characters first fill a table of 1.1 million, which takes longer than most tests.
 */
const character = fc.oneof(
  between(0, 0x7f),
  between(0x80, 0xd7ff),
  between(0xe000, 0x10ffff),
  fc.constantFrom(...JOINED),
);

/** Text of any characters. */
export const anyText = (limits: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({ ...limits, unit: character });
