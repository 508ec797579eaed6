const ISIN = /^IN[A-Z0-9]{10}$/;
/** The kinds that a symbol is looked up as, in this order. */
const KINDS = ['stock', 'etf'] as const;
/** Parts of a line other than its symbol: further columns, quotes, the exchange. */
const BESIDE = /^"|"$|^(?:NSE|BSE):|\.(?:NS|BO)$|-EQ$/gi;

/** Symbols or ISINs in a text, one per line; in a CSV table the first column. No duplicates. */
export function namesIn(text: string): readonly string[] {
  const names = text.split(/\r?\n/).map((line) => {
    const [first = ''] = line.replace(/^\uFEFF/, '').split(/[,;\t]/);
    return first.trim().replace(BESIDE, '').trim().toUpperCase();
  });
  return [...new Set(names)].filter((name) => name !== '' && !/^(SYMBOL|ISIN)$/.test(name));
}

/** Whether any name is an ISIN, so that the ISIN file is needed. */
export const hasIsin = (names: readonly string[]): boolean => names.some((name) => ISIN.test(name));

/**
 * The codes for the names, and the names that were not found.
 * @param isKnown whether a code is in the public file of prices
 * @param symbols symbols of companies by ISIN
 */
export function codesFor(
  names: readonly string[],
  isKnown: (code: string) => boolean,
  symbols: Readonly<Record<string, string>>,
): { readonly codes: readonly string[]; readonly missing: readonly string[] } {
  const found = names.map((name) => {
    const symbol = symbols[name] ?? name;
    return { name, code: KINDS.map((kind) => `${kind}:${symbol}`).find(isKnown) };
  });
  return {
    codes: [...new Set(found.flatMap(({ code }) => code ?? []))],
    missing: found.flatMap(({ name, code }) => (code ? [] : [name])),
  };
}
