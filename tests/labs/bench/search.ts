import { foundOf } from '@/components/site/search/found';
import { CALCULATORS } from '@/lib/pages/calculators';
import { type Entry, GROUPS, prepareEntries } from '@/lib/search/entries';
import { searchSite } from '@/lib/search/find';
import { siteIndexOf } from '@/lib/search/find-entries';
import { prepare, search, type SearchEntry } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';
import { slugOf } from '@/lib/tools/slug';

import type { Bench } from './context';
import { figure } from './report';
import { median, percentile } from './stats';
import { typing } from './typing';

const NAMES = 10_000;
const FUNDS = 2_200;
const DOCUMENTS = 800;
const ROUNDS = 40;
/** Times a plain `indexOf` over the same text, and milliseconds: a keystroke is not to be felt. */
const MOST_TIMES = 6;
const MOST_MS = 4;
const MOST_SERVER_MS = 50;

/** Parts of company names, put together in every way. */
const FIRST =
  'Asha Bharat Chetan Deccan Eastern Ganga Himalaya Indus Jaipur Konkan Lotus Malabar Narmada Orient Punjab Rohini Sahyadri Tapti Utkal Vindhya'.split(
    ' ',
  );
const SECOND =
  'Agro Auto Bank Cement Chemicals Fertilisers Finance Foods Gas Hotels Infra Jewels Kitchen Leather Metals Motors Oils Paper Pharma Power Steel Sugar Textiles Tyres Wires'.split(
    ' ',
  );
const THIRD = 'Limited,Industries Limited,(India) Limited,& Sons Limited,Holdings Limited'.split(
  ',',
);

function madeUpNames(): SearchEntry[] {
  return Array.from({ length: NAMES }, (_, at) => {
    const [first, second, third] = [
      FIRST[at % FIRST.length],
      SECOND[Math.floor(at / FIRST.length) % SECOND.length],
      THIRD[Math.floor(at / (FIRST.length * SECOND.length)) % THIRD.length],
    ];
    const series = Math.floor(at / (FIRST.length * SECOND.length * THIRD.length)) + 1;
    const name = `${first} ${second} ${series} ${third}`;
    const symbol = `${first}${second}${series}${at % 7}`.toUpperCase().slice(0, 12);
    return { name, symbol, industry: second ?? '', slug: slugOf(name) };
  });
}

/** Funds and documents, with titles of the length of real ones. */
function madeUpEntries(): Entry[] {
  return Array.from({ length: FUNDS + DOCUMENTS }, (_, at) => {
    const [first, second] = [FIRST[at % FIRST.length], SECOND[(at * 7) % SECOND.length]];
    const isFund = at < FUNDS;
    return {
      group: isFund ? 'funds' : (GROUPS[1 + (at % (GROUPS.length - 1))] ?? 'pages'),
      title: isFund
        ? `${first} Mutual Fund ${second} Opportunities Fund ${at}`
        : `How do I read the ${second} page of ${first}, part ${at}?`,
      href: `/made-up/${at}`,
      words: isFund ? `${first} Asset Management` : `${second} ${first} account holding statement`,
      codes: isFund ? [String(100_000 + 6 * at), String(100_001 + 6 * at)] : [],
      size: at % 40,
    };
  });
}

/** What people type, a letter at a time, from the third on. */
const WORDS = ['narmada steel', 'zzzz', 'limited', 'sahyadri', 'POWER', 'indus gas 3', '& sons'];
const KEYSTROKES = WORDS.flatMap((word) =>
  Array.from({ length: word.length - 2 }, (_, at) => word.slice(0, at + 3)),
);

/** Milliseconds that the process computed: other programs on the machine don't count. */
function work(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least that looking through the text can cost: one `indexOf` after the other. */
function plain(text: string, wanted: string): number {
  let found = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) found += 1;
  return found;
}

function keystrokes(bench: Bench): void {
  const index = prepare(madeUpNames());
  const own: number[] = [];
  const base: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const typed of KEYSTROKES) {
      base.push(work(() => plain(index.lines.all.text, typed.toLowerCase())));
      own.push(work(() => search(index, typed, 'all')));
    }
  }
  // The first rounds are of code that isn't compiled yet.
  const warm = <T>(all: T[]): T[] => all.slice(4 * KEYSTROKES.length);
  const part = 'search';
  for (const [what, of] of [
    ['median', median],
    ['p99', (values: readonly number[]) => percentile(values, 0.99)],
  ] as const) {
    const [mine, least] = [of(warm(own)), of(warm(base))];
    bench.add({
      part,
      what: `a keystroke on ${NAMES} names to a plain indexOf, ${what}`,
      value: mine / least,
      unit: '×',
      ...(what === 'median' ? { atMost: MOST_TIMES } : {}),
      note: `${mine.toFixed(3)} ms, ${least.toFixed(3)} ms`,
    });
  }
  bench.add({
    part,
    what: `a keystroke on ${NAMES} names, p99`,
    value: percentile(warm(own), 0.99),
    unit: 'ms',
    atMost: MOST_MS,
    note: `${figure(KEYSTROKES.length * (ROUNDS - 4))} keystrokes, of the processor`,
  });
}

/** Words that nearly every name has, mistyped ones, and what only funds or documents have. */
const MORE = [
  'lim',
  'fun',
  'mutual fund',
  'opp',
  'india',
  'the',
  'sip 5000 12% 10',
  '100006',
  'narmdaa steel',
  'sahyadir',
  'opportunites',
  'relaince industreis limted',
  'qwertyuiop',
  'how do i read the statement of my account',
  'narmada steel share price',
];

/** A keystroke in everything, as the box and as the server search it. */
function keystrokesOfAll(bench: Bench): void {
  const index = siteIndexOf({
    companies: prepare(madeUpNames()),
    parts: [prepareEntries(madeUpEntries())],
    hasCompanies: true,
    chains: new Set<string>(),
  });
  const typed = [...KEYSTROKES, ...MORE];
  const measure = (task: (query: string) => unknown): number[] => {
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const query of typed) all.push(work(() => task(query)));
    }
    return all.slice(4 * typed.length);
  };
  const inBox = measure((query) => foundOf(index, query, 'all'));
  const onServer = measure((query) => overviewOf(searchSite(index, query, 'all')));
  const of = `${NAMES} companies, ${FUNDS} funds and ${DOCUMENTS} documents`;
  for (const [what, times, atMost] of [
    ['a keystroke', inBox, MOST_MS],
    ['a search on the server', onServer, MOST_SERVER_MS],
  ] as const) {
    bench.add({
      part: 'search',
      what: `${what} on ${of}, p99`,
      unit: 'ms',
      atMost,
      value: percentile(times, 0.99),
      note: `median ${median(times).toFixed(3)} ms, most ${Math.max(...times).toFixed(3)} ms of the processor`,
    });
  }
}

/** The stock search, the search of everything, and typing in every calculator. */
export async function keystrokeTimes(bench: Bench): Promise<void> {
  keystrokes(bench);
  keystrokesOfAll(bench);
  await typing(
    bench,
    CALCULATORS.map(({ slug }) => `/calculators/${slug}`),
  );
}
