import { chromium } from 'playwright/test';
import type { Result } from 'lighthouse';

import { PAGE_TYPES } from '@/tests/support/pages';
import { freePort } from '@/tests/support/processes';

import { browserOptions } from './browser';
import type { Bench } from './context';
import { figure, isMet, type Row } from './report';
import { startBuiltSite, startEmptySite } from './servers';
import { median } from './stats';

/** The four scores from 0 to 100, and times in ms. */
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Score = (typeof SCORES)[number];
type Time = keyof typeof TIMES;
type Marks = Record<Score | Time, number>;

const LEAST: Readonly<Record<Score, number>> = {
  performance: 94,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Lighthouse's default CPU slowdown. */
const DEFAULT_SLOWDOWN = 4;
/** Runs of a page that may end without a score before the bench stops. */
const ATTEMPTS = 3;
const MOST_NAMED = 8;
/** Points of performance that a page may lose against the empty page of the same run. */
const MOST_POINTS_LOST = 5;
const MOST_SHIFT = 0.02;

function marksOf(result: Result): Marks {
  const score = (name: Score) => Math.round((result.categories[name]?.score ?? Number.NaN) * 100);
  const time = (name: Time) => result.audits[TIMES[name]]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: time('lcp'),
    tbt: time('tbt'),
    cls: time('cls'),
  };
}

/** Audits that failed in the scores other than performance. */
function faultsOf(result: Result): string[] {
  const ids = SCORES.slice(1).flatMap(
    (name) => result.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  );
  return ids
    .map(({ id }) => result.audits[id])
    .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.id] : []));
}

function medians(all: readonly Marks[]): Marks {
  const of = (name: keyof Marks) => median(all.map((marks) => marks[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
  };
}

interface Measured {
  readonly marks: Marks;
  readonly faults: readonly string[];
}

async function measure(urls: readonly string[], bench: Bench): Promise<Map<string, Measured>> {
  const { default: lighthouse } = await import('lighthouse');
  const { throttling } = await import('lighthouse/core/config/constants.js');
  const { mobileSlow4G } = throttling;
  const port = await freePort();
  const options = browserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  bench.after(() => browser.close());
  const marks = new Map<string, Marks[]>(urls.map((url) => [url, []]));
  const faults = new Map<string, Set<string>>(urls.map((url) => [url, new Set()]));
  /** Repeats a run without a score, which happens when Chromium records no paint. */
  const score = async (url: string): Promise<Result> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const outcome = await lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...SCORES],
        throttling: { ...mobileSlow4G, cpuSlowdownMultiplier: bench.slowdown },
      });
      if (outcome && typeof outcome.lhr.categories.performance?.score === 'number') {
        return outcome.lhr;
      }
      bench.say(`no score for ${url}`);
    }
    throw new Error(`Lighthouse gave no score for ${url}`);
  };
  for (let run = 0; run < bench.runs; run += 1) {
    for (const url of urls) {
      bench.say(`run ${run + 1} of ${bench.runs}: ${url}`);
      const result = await score(url);
      marks.get(url)?.push(marksOf(result));
      faultsOf(result).forEach((id) => faults.get(url)?.add(id));
    }
  }
  return new Map(
    urls.map((url) => [
      url,
      { marks: medians(marks.get(url) ?? []), faults: [...(faults.get(url) ?? [])] },
    ]),
  );
}

interface Measure {
  readonly what: string;
  readonly unit: string;
  /** The figure that is compared with the promise. */
  of(marks: Marks, empty: Marks): number;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** The raw figures, in words. */
  behind?(marks: Marks, empty: Marks): string;
}

const MEASURES: readonly Measure[] = [
  ...SCORES.map((name) => ({
    what: name,
    unit: '',
    of: (marks: Marks) => marks[name],
    atLeast: LEAST[name],
    behind: (_: Marks, empty: Marks) => `empty page ${empty[name]}`,
  })),
  {
    what: 'performance below the empty page',
    unit: 'points',
    of: (marks: Marks, empty: Marks) => empty.performance - marks.performance,
    atMost: MOST_POINTS_LOST,
  },
  ...(['lcp', 'tbt'] as const).map((name) => ({
    what: `${name.toUpperCase()} above the empty page`,
    unit: 'ms',
    of: (marks: Marks, empty: Marks) => marks[name] - empty[name],
    behind: (marks: Marks, empty: Marks) =>
      `${figure(marks[name])} ms, empty page ${figure(empty[name])} ms`,
  })),
  { what: 'CLS', unit: '', of: (marks: Marks) => marks.cls, atMost: MOST_SHIFT },
];

/** Adds the worst page of a measure and names the pages that miss its promise. */
function addMeasure(
  bench: Bench,
  measure: Measure,
  pages: readonly (readonly [path: string, one: Measured])[],
  empty: Marks,
): void {
  const { unit, atLeast, atMost, behind } = measure;
  const what =
    bench.slowdown === DEFAULT_SLOWDOWN
      ? measure.what
      : `${measure.what}, ${bench.slowdown} times slower`;
  const ranked = pages
    .map(([path, { marks, faults }]) => ({
      path,
      marks,
      faults,
      row: {
        part: 'lighthouse',
        what: `${what}, ${atLeast === undefined ? 'most' : 'least'} of ${pages.length} pages`,
        value: measure.of(marks, empty),
        unit,
        ...(atLeast === undefined ? { atMost } : { atLeast }),
      } satisfies Row,
    }))
    .sort((a, b) => (b.row.value - a.row.value) * (atLeast === undefined ? 1 : -1));
  const [worst] = ranked;
  if (!worst) return;
  const broken = ranked
    .filter(({ row }) => !isMet(row))
    .map(({ path, row, faults }) => [path, figure(row.value), ...faults].join(' '));
  const note =
    broken.length > 0
      ? `${broken.length} of ${pages.length} miss it: ${broken.slice(0, MOST_NAMED).join(', ')}`
      : worst.path;
  bench.add({ ...worst.row, note: [note, behind?.(worst.marks, empty) ?? []].flat().join('; ') });
}

const inWords = ({ marks }: Measured, empty: Marks): string =>
  MEASURES.map((one) => `${one.what} ${figure(one.of(marks, empty))} ${one.unit}`.trim()).join(
    ', ',
  );

/** Lighthouse, simulated phone, on one page of each page type and on an empty page. */
export async function lighthouseScores(bench: Bench): Promise<void> {
  const emptySite = await startEmptySite();
  bench.after(emptySite.stop);
  const site = await startBuiltSite();
  bench.after(site.stop);
  const pages = bench.only ?? PAGE_TYPES;
  // Fills the page store: visitors after the first are measured.
  for (const page of pages) await fetch(site.origin + page);
  const measured = await measure(
    [emptySite.origin + '/', ...pages.map((page) => site.origin + page)],
    bench,
  );
  const empty = measured.get(`${emptySite.origin}/`);
  if (!empty) throw new Error('the empty page was not measured');
  const all = pages.flatMap((path) => {
    const one = measured.get(site.origin + path);
    return one ? [[path, one] as const] : [];
  });
  for (const [path, one] of all) bench.say(`${path}: ${inWords(one, empty.marks)}`);
  for (const measure of MEASURES) addMeasure(bench, measure, all, empty.marks);
}
