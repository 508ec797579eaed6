/** Words of index names that stay in capitals. */
const CAPITALS = /^(IT|PSU|FMCG|PSE|CPSE|BSE|NSE|MNC|ESG|REITS|INVITS|SME|IPO|G-SEC|TRI)$/;

/**
 * Indices that the site prints by another name than their exchange's, as the specification
 * requires.
 */
const PRINTED: Readonly<Record<string, string>> = { 'nifty bank': 'Bank Nifty' };

/** An index's name as the site prints it: `NIFTY PSU BANK` is `Nifty PSU Bank`. */
export function indexName(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  const printed = PRINTED[tidy.toLowerCase()];
  if (printed) return printed;
  if (tidy !== tidy.toUpperCase()) return tidy;
  return tidy
    .split(' ')
    .map((word) => (CAPITALS.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    .join(' ');
}

/** The part of an index's address: `NIFTY OIL & GAS` is `nifty-oil-and-gas`. */
export const indexSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
