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

/** Every day's file names the same securities again, so verdicts are kept, up to a bound. */
const verdicts = new Map<string, boolean>();
const MOST_VERDICTS = 50_000;

function isSound(code: string): boolean {
  const known = verdicts.get(code);
  if (known !== undefined) return known;
  const sound = passesLuhn(code);
  if (verdicts.size >= MOST_VERDICTS) verdicts.clear();
  verdicts.set(code, sound);
  return sound;
}

/**
 * Reads an Indian ISIN.
 * @returns the code in capitals, or `null` for anything that is none ("-", "Redeemed", a typing slip)
 */
export function parseIsin(cell: string): string | null {
  const code = cell.trim().toUpperCase();
  return SHAPE.test(code) && isSound(code) ? code : null;
}
