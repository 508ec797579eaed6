import { isInCapitals } from '@/lib/tools/capitals';
import { calmName } from '@/lib/domain/fund/names';

/** Fund houses as the exchange's lists begin a name, and as people call them; the longest first. */
const HOUSES: readonly (readonly [start: string, house: string])[] = [
  ['360ONEAMC', '360 ONE'],
  ['ADITYBIRLA SL', 'Aditya Birla Sun Life'],
  ['ADITYA BIRLA SUN LIFE', 'Aditya Birla Sun Life'],
  ['BIRLASLAMC', 'Aditya Birla Sun Life'],
  ['AONEAMC', 'Angel One'],
  ['ANGEL ONE', 'Angel One'],
  ['AXISAMC', 'Axis'],
  ['AXIS MF', 'Axis'],
  ['AXIS', 'Axis'],
  ['BFAM', 'Bajaj Finserv'],
  ['BAJAJ FINSERV', 'Bajaj Finserv'],
  ['BANDHANAMC', 'Bandhan'],
  ['BARODABNP', 'Baroda BNP Paribas'],
  ['BARODA BNP PARIBAS', 'Baroda BNP Paribas'],
  ['CHOICEAMC', 'Choice'],
  ['DSPAMC', 'DSP'],
  ['DSP', 'DSP'],
  ['EDELAMC', 'Edelweiss'],
  ['EDELWEISS', 'Edelweiss'],
  ['GROWWAMC', 'Groww'],
  ['GROWW', 'Groww'],
  ['HDFCAMC', 'HDFC'],
  ['HDFC', 'HDFC'],
  ['ICICIPRAMC', 'ICICI Prudential'],
  ['ICICI PRUDENTIAL', 'ICICI Prudential'],
  ['ICICI PRUD', 'ICICI Prudential'],
  ['ICICI PR', 'ICICI Prudential'],
  ['INVESCO INDIA', 'Invesco India'],
  ['KOTAKMAMC', 'Kotak'],
  ['KOTAK', 'Kotak'],
  ['LICNAMC', 'LIC MF'],
  ['LIC MF - LIC', 'LIC MF'],
  ['LIC MF', 'LIC MF'],
  ['MIRAEAMC', 'Mirae Asset'],
  ['MIRAE ASSET MUTUAL FUND - MIRAE ASSET', 'Mirae Asset'],
  ['MIRAE ASSET', 'Mirae Asset'],
  ['MOTILALAMC', 'Motilal Oswal'],
  ['MOTILAL OSWAL', 'Motilal Oswal'],
  ['MOTILAL OS', 'Motilal Oswal'],
  ['NIPPONAMC', 'Nippon India'],
  ['RELCAPAMC', 'Nippon India'],
  ['NIPPON INDIA ETF', 'Nippon India'],
  ['NIP IND ETF', 'Nippon India'],
  ['QUANTUM', 'Quantum'],
  ['SBIAMC', 'SBI'],
  ['SBI-ETF', 'SBI'],
  ['SBI', 'SBI'],
  ['SHRIRAM', 'Shriram'],
  ['TATAAML', 'Tata'],
  ['TATA', 'Tata'],
  ['UNIONAMC', 'Union'],
  ['UTIAMC', 'UTI'],
  ['UTI', 'UTI'],
  ['ZERODHAAMC', 'Zerodha'],
  ['ZERODHA', 'Zerodha'],
].sort(([a = ''], [b = '']) => b.length - a.length) as [string, string][];

/** Other names and abbreviations of indices and metals, in the order of use. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\([^)]*\)/g, ' '],
  [/\bEXCHANGE TRADED FUND\b/g, 'ETF'],
  [/^.*\b(GOLD|SILVER)\b.*$/, '$1'],
  [/- ?TOTAL RETURN INDEX|\bTOTAL RETURN INDEX\b|\bTRI\b|\bINDEX\b|\bETF\b|\bS&P (?=BSE)/g, ' '],
  [/\b(NIFTY|SENSEX)(?=\d)/g, '$1 '],
  [/\bNIF\b/g, 'NIFTY'],
  [/\bLW VL\b|\bLOW VOL\b/g, 'LOW VOLATILITY'],
  [/\bSEL\b/g, 'SELECT'],
  [/\b(NASDAQ|CAP)(?=\d)/g, '$1 '],
  [/ -(?=\w)/g, ' '],
  [/\bDIV OPP\b/g, 'DIVIDEND OPPORTUNITIES'],
  [/[-\s]+$|^[-\s]+/g, ''],
  [/\s+/g, ' '],
];
/** Texts that name no fund. */
const IS_VAGUE = /^(|COMMODITY|EQUITY|LIQUID|GOVERNMENT SECURITIES)$/;
/** The underlying of funds for which the exchange's texts have only the symbol. */
const BY_SYMBOL: Readonly<Record<string, string>> = {
  GROWWGOLD: 'GOLD',
  GROWWNET: 'NIFTY INDIA INTERNET',
  GROWWNXT50: 'NIFTY NEXT 50',
  GROWWRLTY: 'NIFTY REALTY',
  INTERNET: 'NIFTY INDIA INTERNET',
  LIQGRWBEES: 'LIQUID BEES GROWTH',
};

/** Fund series that are known by their own name, without that of the house. */
const OWN_NAME = /^(CPSE|BHARAT (BOND|22))\b/;

const startOf = (text: string) =>
  HOUSES.find(([start]) => text === start || new RegExp(`^${start}(?![A-Z])`).test(text));

/** The underlying in a text, without the house: `SILVER` for `HDFC SILVER ETF`. */
function subjectOf(text: string): string {
  const house = startOf(text);
  const rest = house ? text.slice(house[0].length) : text;
  return WORDS.reduce((left, [pattern, by]) => left.replace(pattern, by), rest).trim();
}

/** A subject as people write it: `Nifty 5 yr Benchmark G-Sec`. */
const written = (subject: string): string =>
  calmName(`${subject} ETF`)
    .replace(/\bYR\b/g, 'yr')
    .replace(/\bBees\b/g, 'BeES')
    .replace(/\b(SEC|AGE|APR)\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/**
 * The underlying of a fund as people write it: `Nifty 200`; `null` if the exchange's text is vague.
 */
export function followedBy(underlying: string | null): string | null {
  const subject = subjectOf((underlying ?? '').toUpperCase().trim());
  return IS_VAGUE.test(subject) ? null : written(subject).replace(/ ETF$/, '');
}

interface ListedEtf {
  readonly symbol: string;
  /** The exchange's name: `HDFCAMC - HDFCSILVER`. */
  readonly name: string;
  /** The underlying in the exchange's list: `HDFC SILVER ETF`, `NIFTY 50 TRI`. */
  readonly underlying: string | null;
}

/**
 * A readable name made from the exchange's texts in capitals: `HDFC Silver ETF`. A name that is not
 * in capitals is not changed, nor is one without a known house.
 */
export function etfName({ symbol, name, underlying }: ListedEtf): string {
  const text = name.trim();
  if (!isInCapitals(text)) return text;
  const follows = (underlying ?? '').toUpperCase().trim();
  const house = startOf(text) ?? startOf(follows);
  // `HDFCAMC - HDFCSILVER` names only the house; `HDFC GOLD ETF` names the fund.
  const isNamed = !/(AMC|AML|BFAM|BARODABNP|SHRIRAM) ?(-|[A-Z]*$)/.test(text);
  const own = isNamed ? subjectOf(text.replace(/-GR$/, '')) : '';
  const said = IS_VAGUE.test(own) ? subjectOf(follows) : own;
  const subject = IS_VAGUE.test(said) ? (BY_SYMBOL[symbol] ?? '') : said;
  if (OWN_NAME.test(subject)) return written(subject);
  if (!house) return text;
  return IS_VAGUE.test(subject) ? `${house[1]} ${symbol}` : `${house[1]} ${written(subject)}`;
}
