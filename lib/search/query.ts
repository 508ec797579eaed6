import { foldText } from '@/lib/tools/fold';

import { isPartWord } from './parts';
import {
  EXCHANGE_WORDS,
  HINDI_FILLERS,
  HINDI_WORDS,
  IDLE_WORDS,
  JOINED,
  JOINING_WORDS,
} from './words';

/** What a query asks for, read from how people type. */
export interface Asked {
  /** The query itself, without an exchange's mark. */
  readonly text: string;
  /** Shorter texts, without words that name nothing, in the order in which they are tried. */
  readonly shorter: readonly string[];
  /** All its words, which may ask for a part of a page. */
  readonly words: readonly string[];
  /** In English, without words that name nothing in Hindi: what tasks are known by. */
  readonly task: string;
}

/** `NSE:TCS`, `BSE: 500325`, `$TCS`. */
const EXCHANGE_BEFORE = /^\s*(?:\$|(?:x?nse|x?bse|bom|nsei)\s*:)\s*/i;
/** `TCS.NS`, `500325.BO`, `TCS-EQ`. */
const EXCHANGE_AFTER = /(?:\.(?:ns|bo|nse|bse)|-(?:eq|be|bz|sm))\s*$/i;

/** A query without the marks of exchanges; the query where nothing else is in it. */
function withoutExchange(query: string): string {
  const bare = query.replace(EXCHANGE_BEFORE, '').replace(EXCHANGE_AFTER, '').trim();
  return bare === '' ? query : bare;
}

const joined = (text: string): string =>
  JOINED.reduce((joining, [pattern, word]) => joining.replace(pattern, word), text.toLowerCase());

const IS_YEAR = /^(?:19|20)\d\d$/;

type Test = (word: string) => boolean;

/** In Hindi too: `kharidna` is to buy. */
const isIdle: Test = (word) => IDLE_WORDS.has(HINDI_WORDS[word] ?? word);
const isPart: Test = (word) => isPartWord(word) || IS_YEAR.test(word);
const isJoining: Test = (word) => JOINING_WORDS.has(word) || HINDI_FILLERS.has(word);
const isExchange: Test = (word) => EXCHANGE_WORDS.has(word);

/** Words that are a name of nothing: Hindi ones with a meaning. */
const isHindi = (text: string): boolean =>
  text.split(' ').every((word) => Object.hasOwn(HINDI_WORDS, word));

/** What is left out, in the order in which it is tried: what a name may have is left out late. */
const STEPS: readonly (readonly Test[])[] = [
  [isIdle],
  [isIdle, isPart],
  [isIdle, isJoining],
  [isIdle, isJoining, isPart],
  [isIdle, isJoining, isPart, isExchange],
];

/** Reads a query as people type it: `tcs share price`, `NSE:TCS`, `brokerage kitna hai`. */
export function readQuery(query: string): Asked {
  const text = withoutExchange(query);
  const all = foldText(joined(text)).split(' ').filter(Boolean);
  const texts = STEPS.map((tests) =>
    all.filter((word) => !tests.some((test) => test(word))).join(' '),
  );
  const whole = foldText(text);
  return {
    text,
    shorter: [...new Set(texts)].filter((one) => one !== '' && one !== whole && !isHindi(one)),
    words: all,
    task: all
      .filter((word) => !HINDI_FILLERS.has(word))
      .map((word) => HINDI_WORDS[word] ?? word)
      .join(' '),
  };
}
