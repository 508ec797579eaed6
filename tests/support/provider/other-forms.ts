import { type CallName, CALLS, fillPath, type Parameters } from '@/lib/provider/calls';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';

/**
 * The sample's answers with each field in another form that a provider may send. What a field may be
 * is asked of the reader of its call: a form that would cost a record is not taken. So a new field is
 * covered once the sample has it.
 */

type Item = Readonly<Record<string, unknown>>;
type Form = (value: unknown) => unknown;

/** Records of a list that are changed; more would only show the same again. */
const CHANGED = 30;

const OUTSIDE = 'https://www.another-company-with-a-long-name.example/a/page?of=it#there';
const LONG_WORD = 'Thiruvananthapuram-Visakhapatnam-Tiruchirappalli';
const LONG = `, formerly the ${LONG_WORD} Investment and Finance Corporation of India, in liquidation`;
const TABLE = `<table><tr>${'<td>Figure 12,34,567.89</td>'.repeat(9)}</tr></table>`;
const MARKUP = `<p><a href="${OUTSIDE}">${LONG_WORD}</a> and <strong>${LONG_WORD}</strong></p>${TABLE}`;

const isAddress = (value: string): boolean => /^(\/|https?:)/.test(value);
const isMarkup = (value: string): boolean => /<\w+/.test(value);
/** Words; a code or an address' part names its record elsewhere. */
const isWords = (value: string): boolean => /[a-z] ./i.test(value) && !isMarkup(value);

const ofText =
  (isMeant: (value: string) => boolean, form: (value: string) => unknown): Form =>
  (value) =>
    typeof value === 'string' && isMeant(value) ? form(value) : value;

const EMPTY_OF: readonly (readonly [(value: unknown) => boolean, unknown])[] = [
  [Array.isArray, []],
  [(value) => typeof value === 'string', ''],
  [(value) => typeof value === 'number', null],
];

/** The forms; a list's records take them in turn. */
const FORMS: readonly Form[] = [
  ofText(isAddress, () => OUTSIDE),
  ofText(isMarkup, (value) => value + MARKUP),
  ofText(isWords, (value) => value + LONG),
  () => undefined,
  (value) => EMPTY_OF.find(([is]) => is(value))?.[1] ?? value,
];

/** Names by which pages find their records. */
const NAMES: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  indexQuotes: ['IndexName'],
  mutualFunds: ['name', 'house', 'category'],
};
const KEYS = new Set(['slug', 'code', 'symbol', 'nsesymbol', 'companyname', 'series']);

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many records an answer has, at any depth. */
function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + 1 + countOf(one), 0);
  return isItem(value)
    ? Object.values(value).reduce<number>((sum, one) => sum + countOf(one), 0)
    : 0;
}

/** The records that a call's reader makes of an answer; -1 where it refuses it. */
function recordsIn(name: CallName, answer: unknown): number {
  try {
    const { data, dropped } = CALLS[name].read(answer);
    return countOf(data) - dropped;
  } catch {
    return -1;
  }
}

/**
 * A record in a form, as far as its call takes it.
 * @param around the answer that has this record alone
 */
function inForm(name: CallName, item: Item, form: Form, around: (item: Item) => unknown): Item {
  const isKept = (key: string) => KEYS.has(key) || (NAMES[name]?.includes(key) ?? false);
  let changed: Item = item;
  for (const [key, value] of Object.entries(item)) {
    if (isItem(value)) {
      const outer = changed;
      changed = {
        ...outer,
        [key]: inForm(name, value, form, (one) => around({ ...outer, [key]: one })),
      };
    } else if (!isKept(key) && form(value) !== value) {
      const next = { ...changed, [key]: form(value) };
      const isTaken =
        Array.isArray(value) || recordsIn(name, around(next)) === recordsIn(name, around(changed));
      if (isTaken) changed = next;
    }
  }
  return changed;
}

function listInForms(
  name: CallName,
  list: readonly unknown[],
  around: (list: unknown[]) => unknown,
) {
  return list.map((item, at) => {
    const form = at < CHANGED ? FORMS[at % FORMS.length] : undefined;
    return form && isItem(item) ? inForm(name, item, form, (one) => around([one])) : item;
  });
}

function answerInForms(name: CallName, data: unknown): unknown {
  if (Array.isArray(data)) return listInForms(name, data, (list) => list);
  if (!isItem(data)) return data;
  const lists = Object.entries(data).flatMap(([key, value]) =>
    Array.isArray(value)
      ? [[key, listInForms(name, value, (list) => ({ ...data, [key]: list }))] as const]
      : [],
  );
  return { ...data, ...Object.fromEntries(lists) };
}

const PREFIXES = { markets: '/api/web/', feed: '/api/', ipo: '/api/', content: '/' } as const;

/** What each call's path is matched with, and the names of its parameters. */
const ROUTES = (Object.keys(CALLS) as CallName[]).map((name) => {
  const { client, path } = CALLS[name];
  const [pathname = '', query = ''] = path.split('?');
  const parts = pathname.replace(/[.+]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const names = [...query.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one);
  return { name, match: new RegExp(`^${PREFIXES[client]}${parts}$`), names };
});

function callOf(address: string) {
  const { pathname, searchParams, href, origin } = new URL(address, 'http://provider');
  for (const { name, match, names } of ROUTES) {
    const groups = match.exec(pathname)?.groups;
    if (!groups && !match.test(pathname)) continue;
    const given = Object.entries(groups ?? {}).map(([key, value]) => [
      key,
      decodeURIComponent(value),
    ]);
    const asked = names.map((key) => [key, searchParams.get(key) ?? '']);
    const parameters = Object.fromEntries([...given, ...asked]) as Parameters<CallName>;
    if (href.slice(origin.length) === PREFIXES[CALLS[name].client] + fillPath(name, parameters))
      return { name, parameters };
  }
  return null;
}

const answers = new Map<string, unknown>();

/** The answer of a provider whose five bases share one origin. */
export function otherForms(address: string): unknown {
  if (!answers.has(address)) {
    const call = callOf(address);
    const answer = call && sampleAnswer(call.name, call.parameters);
    answers.set(address, answer ? answerInForms(call.name, answer.data) : undefined);
  }
  return answers.get(address);
}
