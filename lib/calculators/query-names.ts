/**
 * Every name that a calculator's address may carry. `next.config.ts` reads the list to send such
 * addresses to the page that reads its query; it stands apart from the fields because the config
 * can't load them, and a test holds that it has each of them.
 */
export const QUERY_NAMES = [
  'age',
  'amount',
  'answers',
  'base',
  'basis',
  'cash',
  'debt',
  'equity',
  'extend',
  'frequency',
  'goal',
  'gold',
  'horizon',
  'inflation',
  'invest',
  'mode',
  'rate',
  'rates',
  'return',
  'risk',
  'savings',
  'stepup',
  'timing',
  'years',
] as const;

/** The rewrites that keep a bare calculator static and send one with a query to its dynamic twin. */
export function calculatorRewrites() {
  return QUERY_NAMES.map((key) => ({
    source: '/calculators/:calculator([a-z-]+-calculator)',
    has: [{ type: 'query' as const, key }],
    destination: '/calculators/:calculator/with',
  }));
}
