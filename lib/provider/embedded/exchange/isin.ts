const SHAPE = /^IN[A-Z0-9]{9}[0-9]$/;

/** Luhn's sum over the number that the letters spell out (A = 10 … Z = 35), ISO 6166. */
function passesLuhn(code: string): boolean {
  const digits = [...code].map((character) => parseInt(character, 36)).join('');
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** Results by code, since every day's file names the same securities. */
const cache = new Map<string, boolean>();
const MAX_CACHED = 50_000;

function isValid(code: string): boolean {
  const known = cache.get(code);
  if (known !== undefined) return known;
  const valid = passesLuhn(code);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(code, valid);
  return valid;
}

/**
 * Reads an Indian ISIN.
 * @returns the code in capitals, or `null` for anything that is none ("-", "Redeemed", a typing slip)
 */
export function parseIsin(cell: string): string | null {
  const code = cell.trim().toUpperCase();
  return SHAPE.test(code) && isValid(code) ? code : null;
}
