import { isInCapitals } from '@/lib/tools/capitals';
import type { Option, Plan } from './types';

/** The names in AMFI's file: plan and option are separate columns since August 2026. */
export interface NamedScheme {
  readonly name: string;
  readonly plan?: string | null;
  readonly option?: string | null;
  /** The name before the columns came, which held plan and option. */
  readonly formerName?: string | null;
}

interface ReadName {
  /** The name of the fund, without plan and option. */
  readonly family: string;
  readonly plan: Plan;
  readonly option: Option;
  readonly variant: string | null;
}

/** "Income Distribution cum Capital Withdrawal" is the required name of a dividend option. */
const LONG_IDCW = /income distribution cum capital withdrawal?s?(\s*\(idcw\))?/gi;
/** IDCW with letters lost or swapped, as the file has them. */
const MISSPELT_IDCW = /\b(?:DCW|IDWC|IDCWS)\b/gi;

const FORMER = /\s*\((?:formerly|erstwhile|earlier|previously)\b[^()]*(?:\([^()]*\)[^()]*)*\)/gi;
const SIDE_POCKETS = /\s*\([^()]*\b(?:no\.?|number|has)\b[^()]*segregated[^()]*\)/gi;
const SEGREGATED = /\bsegregated\b|\bseg[- .]*portfolio/i;

const tidied = (text: string): string =>
  text
    .replace(LONG_IDCW, 'IDCW')
    .replace(MISSPELT_IDCW, 'IDCW')
    .replace(/\bre[- ]investment/gi, 'Reinvestment')
    .replace(/\s+/g, ' ')
    .trim();

/** Words that begin the part of a name about plan and option. */
const STARTS = new Set(
  `direct regular retail institutional super growth idcw dividend bonus payout reinvestment reinvest
   cumulative daily weekly weekkly fortnightly fornightly monthly quarterly quaterly annual annually
   yearly half semi bi periodic flexi normal standard discretionary adhoc defunct discontinued`
    .split(/\s+/)
    .filter(Boolean),
);
/** Words that may follow them; they also occur in fund names ("Pension Plan"). */
const FOLLOWS = new Set(
  'plan plans option options sub facility and of or principal units others other'.split(' '),
);

const WORD = /[\p{L}\p{N}.'’%]+/gu;

/** Splits a name where its words of plan and option begin, as far back from its end as they reach. */
function splitName(given: string): { family: string; tail: string } {
  const name = tidied(given.replace(FORMER, '').replace(SIDE_POCKETS, ''));
  const unclaimed = name.search(/\bunclaimed\b/i);
  const end = unclaimed > 0 ? unclaimed : name.length;
  const words = [...name.slice(0, end).matchAll(WORD)];
  let start = end;
  for (const { 0: word, index } of words.reverse()) {
    const known = word.toLowerCase();
    if (STARTS.has(known)) start = index;
    else if (!FOLLOWS.has(known)) break;
  }
  const family = name.slice(0, start).replace(/[\s\-–—,/&(@:]+$/, '');
  return family === '' ? { family: name, tail: '' } : { family, tail: name.slice(start) };
}

function planIn(text: string): Plan {
  if (/\bdirect\b/i.test(text)) return 'direct';
  return /\bregular\b/i.test(text) ? 'regular' : 'unknown';
}

const isUnclaimed = (text: string): boolean => /unclaimed|redemption/i.test(text);

function optionIn(text: string): Option {
  // Unclaimed amounts are not an option that an investor may choose.
  if (isUnclaimed(text)) return 'unknown';
  if (/bonus/i.test(text)) return 'bonus';
  if (/idcw|dividend|payout|reinvest/i.test(text)) return 'idcw';
  return /growth|cumulative/i.test(text) ? 'growth' : 'unknown';
}

const FREQUENCIES: readonly (readonly [RegExp, string])[] = [
  [/daily/i, 'daily'],
  [/fort?nightly/i, 'fortnightly'],
  [/week+ly/i, 'weekly'],
  [/bi-?\s?monthly/i, 'two-monthly'],
  [/monthly/i, 'monthly'],
  [/quar?terly/i, 'quarterly'],
  [/(?:half|semi)[-\s]*(?:yearly|annual)/i, 'half-yearly'],
  [/annual|yearly/i, 'annual'],
  [/periodic/i, 'periodic'],
  [/flexi/i, 'flexi'],
  [/discretionary/i, 'discretionary'],
];

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/super institutional/i, 'super institutional plan'],
  [/institutional/i, 'institutional plan'],
  [/retail/i, 'retail plan'],
  [/discontinued|defunct/i, 'discontinued'],
];

const firstOf = (known: readonly (readonly [RegExp, string])[], text: string): string | null =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function modeIn(text: string): string | null {
  const [payout, reinvestment] = [/payout/i.test(text), /reinvest/i.test(text)];
  if (payout && reinvestment) return 'payout or reinvestment';
  return (payout && 'payout') || (reinvestment && 'reinvestment') || null;
}

function unclaimedIn(text: string): string[] {
  if (!isUnclaimed(text)) return [];
  const of = (/redemption/i.test(text) && 'redemption') || (/idcw|dividend/i.test(text) && 'IDCW');
  const age =
    (/up\s?to|below|less|</i.test(text) && 'up to 3 years') ||
    (/beyond|above|greater|more|>/i.test(text) && 'beyond 3 years');
  const isEducation = /i\.e\.f|education/i.test(text);
  return [`unclaimed ${of || 'amounts'}`, isEducation && 'investor education', age].flatMap(
    (part) => part || [],
  );
}

/**
 * Distinguishes schemes of one plan and option: "Monthly IDCW, payout".
 * @param all all texts about the scheme: its class may be only in the former name
 */
function variantIn(text: string, option: Option, all: string): string | null {
  const frequency = firstOf(FREQUENCIES, text);
  const kind = option === 'bonus' ? 'bonus' : 'IDCW';
  const mode = option === 'idcw' ? modeIn(text) : null;
  const parts = [
    firstOf(CLASSES, all),
    ...unclaimedIn(text),
    ...(option === 'idcw' || option === 'bonus'
      ? [frequency ? `${frequency} ${kind}` : mode && kind, mode]
      : []),
  ].filter((part) => part !== null);
  const joined = parts.join(', ');
  return joined === '' ? null : joined.charAt(0).toUpperCase() + joined.slice(1);
}

/** The part of a former name after the present name. */
function formerTail(formerName: string, family: string): string {
  const former = tidied(formerName);
  if (/^unclaimed\b/i.test(former)) return former;
  return former.toLowerCase().startsWith(family.toLowerCase())
    ? former.slice(family.length)
    : splitName(former).tail;
}

/** A known value, unless the former name contradicts it: a code keeps its plan and option. */
const agreed = <Value extends Plan | Option>(known: Value, former: Value): Value | 'unknown' =>
  former === 'unknown' || former === known ? known : 'unknown';

/**
 * Reads plan, option and the fund's own name: from AMFI's columns; if they are blank, from the
 * name; then from the name that the code had before the columns existed. They are unknown if no
 * text states them, or if the columns contradict the former name: otherwise an IDCW option that the
 * file calls growth would show returns.
 */
export function readName({ name, plan, option, formerName }: NamedScheme): ReadName {
  const { family, tail } = splitName(name);
  const former = formerName ? formerTail(formerName, family) : '';
  const texts = [tidied(option ?? ''), tail, former];
  const foundPlan = [tidied(plan ?? ''), ...texts].map(planIn).find((found) => found !== 'unknown');
  const stated =
    texts.find(isUnclaimed) ??
    texts.find((text) => optionIn(text) !== 'unknown') ??
    texts.find(Boolean) ??
    '';
  const foundOption = agreed(optionIn(stated), optionIn(former));
  return {
    family,
    plan: agreed(foundPlan ?? 'unknown', planIn(former)),
    option: foundOption,
    variant: variantIn(stated, foundOption, texts.join(' ')),
  };
}

const CALLED =
  /^\s*\(?(?:formerly|erstwhile|earlier|previously)\s*(?:known\s+as|called|as)?\s*[:-]?\s*/i;

/** Words of plan and option that were not split off: the rest is not the name of a fund. */
const UNSPLIT = /\b(?:direct|regular)\b|idcw|\boption|\bgrowth\s*$/i;

/** The former name in brackets in a fund's name, and the fund's own name in it. */
export function fundNamesIn(name: string): readonly string[] {
  const formerNames = (name.match(FORMER) ?? []).map((part) =>
    part.replace(CALLED, '').replace(/\)\s*$/, ''),
  );
  return [name, ...formerNames]
    .map((one) => splitName(one).family)
    .filter((family) => family !== '' && !UNSPLIT.test(family));
}

/** Whether a fund is a side pocket: bad debt set apart from its fund. */
export const isSegregatedName = (name: string): boolean =>
  SEGREGATED.test(name.replace(SIDE_POCKETS, ''));

/** A name reduced to letters and digits, so that spellings of one fund match. */
export const familyKey = (family: string): string =>
  family
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Abbreviations of more than three letters. */
const ABBREVIATIONS = new Set(
  'BFSI COMMA CPSE CRISIL ELSS FMCG FTSE HDFC HSBC IDCW IDFC MSCI PGIM PPFAS REIT REITS SGLTL TRUSTMF'.split(
    ' ',
  ),
);
const SHORT_WORDS = new Set(
  'AND CAP DAY FOR GAS IN LOW MID NEW NOV OF OIL SUN TAX THE TO TOP'.split(' '),
);
const JOINING = new Set(['AND', 'FOR', 'IN', 'OF', 'THE', 'TO']);
const ROMAN = /^[IVXLC]+$/;

function calmWord(word: string, index: number): string {
  const isShort = word.length <= 3 && !SHORT_WORDS.has(word);
  if (isShort || ABBREVIATIONS.has(word) || ROMAN.test(word)) return word;
  if (index > 0 && JOINING.has(word)) return word.toLowerCase();
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Converts a name in capitals to mixed case: */
export function calmName(name: string): string {
  return isInCapitals(name)
    ? name.replace(
        /\p{Lu}{2,}(?:['’]S\b)?/gu,
        (word, index: number) =>
          calmWord(word.replace(/['’]S$/, ''), index) +
          (/['’]S$/.exec(word)?.[0].toLowerCase() ?? ''),
      )
    : name;
}
