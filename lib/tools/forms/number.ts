/** Longer texts are rejected before any pattern below runs on them. */
const LONGEST = 40;

const FIGURES = /^([-−+]?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(\.\d*)?$/;

/** The text without its unit: "₹ 10,000" with unit "₹", "12%" with unit "%", "20 years". */
function withoutUnit(text: string, unit: string | undefined): string {
  if (unit === '₹') return text.replace(/^₹\s*/, '');
  if (unit === '%') return text.replace(/\s*%$/, '');
  return unit === 'years' ? text.replace(/\s*years?$/i, '') : text;
}

/** Sign, whole part and decimals of a number as people write it, or null. */
function figures(text: string, unit?: string): RegExpExecArray | null {
  if (text.length > LONGEST) return null;
  const found = FIGURES.exec(withoutUnit(text.trim(), unit));
  return found && (found[2] || (found[3] ?? '').length > 1) ? found : null;
}

/**
 * Reads a number as people write it: `12`, `-5`, `.5`, `1,00,000`, `1,000,000.50`, with or without
 * its unit. Anything else, including an exponent or a misplaced comma, is null: `12,5` is more
 * likely a slip than 125.
 */
export function readNumber(text: string, unit?: string): number | null {
  const found = figures(text, unit);
  if (!found) return null;
  const size = Number(`${(found[2] ?? '0').replaceAll(',', '')}${found[3] ?? ''}`);
  return found[1] === '-' || found[1] === '−' ? 0 - size : size;
}

/** How many decimals the text has, trailing zeros aside. */
export function decimalsOf(text: string, unit?: string): number {
  const fraction = figures(text, unit)?.[3]?.slice(1) ?? '';
  return fraction.replace(/0{1,40}$/, '').length;
}
