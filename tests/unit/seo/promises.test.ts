import type { Metadata } from 'next';

import { isKnown } from '@/lib/domain/figure/figure';
import { companyMetadata } from '@/lib/pages/companies/company/metadata';
import { companies } from '@/lib/pages/companies/company/page';
import { fundMetadata } from '@/lib/pages/funds/fund/metadata';
import { fundFamilies } from '@/lib/pages/funds/fund/page';
import { indices } from '@/lib/pages/markets/index-page';
import type { SearchParameters } from '@/lib/tools/parameters';
import { chargesFacts, holidayFacts } from '@/lib/pages/seo/dated-facts';

/** A word of a title or description, and whether the page keeps what it promises. */
type Promised<Page> = readonly [word: RegExp, isKept: (page: Page) => boolean];

/** Words that are false of a page once its figures are old. */
const OF_NOW = /\b(today|latest|coming|next session|last session)\b/i;

const textOf = ({ title, description }: Metadata): string => `${String(title)}. ${description}`;

/** The promises of a page's head that the page does not keep. */
const broken = <Page>(promised: readonly Promised<Page>[], head: Metadata, page: Page) =>
  promised
    .filter(([word, isKept]) => word.test(textOf(head)) && !isKept(page))
    .map(([word]) => String(word));

async function loaded<Data>(
  kind: { load: (slug: string, query: SearchParameters) => Promise<Data | null> },
  slug: string,
) {
  const page = await kind.load(slug, {});
  if (page === null) throw new Error(`no ${slug}`);
  return page;
}

describe('a company', () => {
  type Page = Awaited<ReturnType<typeof company>>;
  type Story = Page['story'];
  const company = () => loaded(companies, 'reliance-industries-limited');
  const nothing = { value: null, day: null, reason: 'not-given' } as never;
  const PROMISED: readonly Promised<Story>[] = [
    [/share price/, ({ quote }) => quote !== null],
    [/market cap/, ({ marketCap }) => isKnown(marketCap)],
    [/P\/E/, ({ pe }) => isKnown(pe)],
    [/dividend yield/, ({ dividendYield }) => isKnown(dividendYield)],
    [/chart/, ({ ranges }) => ranges.length > 0],
    [/quarterly results/, ({ quarters }) => quarters.length > 0],
    [/shareholding/, ({ owners }) => owners.length > 0],
    [/peers/, ({ peers }) => peers.length > 0],
  ];
  const WITHOUT: readonly Partial<Story>[] = [
    {},
    { marketCap: nothing },
    { pe: nothing },
    { dividendYield: nothing },
    { ranges: [] },
    { quarters: [] },
    { owners: [] },
    { peers: [] },
    { marketCap: nothing, pe: nothing, ranges: [], quarters: [], owners: [], peers: [] },
  ];

  test('promises in title and description what its page has', async () => {
    const page = await company();
    for (const source of ['sample', 'provider'] as const) {
      for (const without of WITHOUT) {
        const quote = page.story.quote && { ...page.story.quote, source };
        const story = { ...page.story, quote, ...without };
        const head = companyMetadata({ ...page, story });
        expect(broken(PROMISED, head, story)).toEqual([]);
        expect(textOf(head)).not.toMatch(OF_NOW);
        expect(String(head.description)).toMatch(/^.{70,160}$/);
      }
    }
  });

  test('a price in the description has its day, a market cap beside it is of the same day', async () => {
    const { story, ...page } = await company();
    const quote = story.quote && { ...story.quote, source: 'provider' as const };
    if (!quote || !isKnown(story.marketCap)) throw new Error('no price');
    const of = (day: string) =>
      String(
        companyMetadata({
          ...page,
          story: { ...story, quote, marketCap: { ...story.marketCap, day } as never },
        }).description,
      );
    expect(of('2026-11-20')).toMatch(
      /^Reliance Industries Limited \(RELIANCE\) share price: ₹[\d,.]+ on 20 Nov 2026, market cap ₹/,
    );
    expect(of('2025-12-18')).toMatch(/ on 20 Nov 2026\. With market cap, /);
  });
});

test('a fund promises what its page has, and names the plan of its NAV', async () => {
  const { story } = await loaded(fundFamilies, 'sample-pine-flexi-cap-fund');
  type Story = typeof story;
  const promised: readonly Promised<Story>[] = [
    [/chart/, ({ drawn }) => drawn.length > 0],
    [
      /returns/,
      ({ returns, other }) => returns.latest.length + returns.monthEnd.length > 0 || other !== null,
    ],
    [/SIP/, ({ sips }) => sips.length > 0],
    [/rolling/, ({ rolling }) => rolling !== null],
    [/in rupees/, ({ gaps }) => gaps.length > 0],
  ];
  const without: readonly Partial<Story>[] = [
    {},
    { drawn: [] },
    { returns: { latest: [], monthEnd: [] }, other: null },
    { sips: [] },
    { rolling: null },
    { gaps: [] },
  ];
  for (const parts of without) {
    const head = fundMetadata({ ...story, ...parts }, 'end-of-day');
    expect(broken(promised, head, { ...story, ...parts })).toEqual([]);
    expect(textOf(head)).not.toMatch(OF_NOW);
    expect(head.description).toMatch(
      /^Sample Pine Flexi Cap Fund NAV \((?:Direct|Regular), Growth\): ₹[\d.,]+ on \d+ \w+ \d{4}\./,
    );
  }
});

test('an index promises the chart, the P/E and the companies that its page has', async () => {
  const page = await loaded(indices, 'nifty-50');
  type Page = typeof page;
  const promised: readonly Promised<Page>[] = [
    [/chart/, ({ charts }) => Object.values(charts).some((one) => one?.data.length)],
    [/P\/E/, ({ quote }) => Boolean(quote.day?.pe)],
    [/companies/, ({ constituents }) => Boolean(constituents?.data.length)],
  ];
  const { day: _day, ...plain } = page.quote;
  const none = { '1D': null, '1M': null, '1Y': null, '5Y': null };
  const without: readonly Partial<Page>[] = [
    {},
    { charts: none },
    { quote: plain },
    { constituents: null },
    { charts: none, quote: plain, constituents: null },
  ];
  for (const parts of without) {
    const given = { ...page, ...parts };
    const head = indices.metadata(given);
    expect(broken(promised, head, given)).toEqual([]);
    expect(textOf(head)).not.toMatch(OF_NOW);
    expect(String(head.description)).toMatch(/^.{70,160}$/);
  }
});

test('the holidays have their years and the next one with its day', () => {
  const { title, description } = holidayFacts(new Date('2026-11-28T10:00:00+05:30'));
  expect(title).toMatch(/^NSE, BSE and MCX market holidays 2026/);
  expect(description).toContain('Next trading holiday: Friday, 25 Dec 2026, Christmas');
  const later = holidayFacts(new Date('2090-01-01T10:00:00+05:30'));
  expect(later.title).toBe('NSE, BSE and MCX market holidays');
  for (const text of [description, later.description]) expect(text).toMatch(/^.{70,160}$/);
});

test('the charges have the rates of securities transaction tax with their year', () => {
  const { description } = chargesFacts();
  expect(description).toMatch(
    /^STT in 2026: 0\.1% on delivery, 0\.025% on intraday sales, [\d.]+% on futures sold and [\d.]+% on options sold\./,
  );
  expect(description).toMatch(/^.{70,160}$/);
});
