import { CALLS } from '@/lib/provider/calls';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';
import type { Sent } from '@/lib/domain/fields';
import type { article } from '@/lib/domain/publication/records';
import { textOf } from '@/lib/provider/values/markup';
import { faultsOf } from '@/tests/support/answers';

const articles = sampleAnswer('articles', {})?.data as Sent<typeof article>[];

const ALLOWED_TAGS = new Set(
  'p h2 h3 ul ol li strong em a table thead tbody tr th td blockquote'.split(' '),
);

/* The static routes that an article may link to. */
const ROUTES = new Set([
  '/charges',
  '/derivatives',
  '/equity',
  '/market-news-and-insights',
  '/invest-in-stocks',
  '/invest-in-mtf-margin-trading-facility',
  '/invest-in-mutual-funds',
  '/invest-in-etfs-exchange-traded-funds',
  '/invest-in-derivatives',
  '/invest-in-fixed-income',
  '/invest-in-ipos-and-fpos',
  '/invest-in-us-investing',
  '/trading-platform-jm-pro',
  '/product-and-offerings/dp-services',
  '/research/fundamental-reports',
  '/calculators/sip-calculator',
  '/calculators/wealth-accumulation-calculator',
  '/calculators/asset-allocation-calculator',
  '/calculators/risk-profile-calculator',
  '/calculators/inflation-calculator',
  '/calculators/ppf-calculator',
  '/support/faqs',
  '/support/form-center',
  '/support/get-in-touch/contact-us',
  '/support/get-in-touch/grievances',
  '/support/get-in-touch/grievances-escalation-matrix',
  '/support/get-in-touch/locate-us',
  '/support/tools-and-resources/complaint-status',
  '/support/updates/registration-details',
]);

const OUTSIDE = new Set([
  'https://scores.sebi.gov.in',
  'https://smartodr.in',
  'https://cybercrime.gov.in',
]);

const FORBIDDEN = /\b(best|no\. ?1|number one|leading|top|assured|guaranteed)\b/gi;

/* Warnings may use words that claims may not. */
const WARNINGS = [/no guaranteed returns/gi];

const CREDITS = ['Research desk', 'Client education desk'];

const bodyOf = (item: (typeof articles)[number]): string => item.body ?? '';
const plain = (body: string): string => body.replace(/<[^>]*>/g, ' ');
const wordsOf = (body: string): number => plain(body).split(/\s+/).filter(Boolean).length;
const tagsOf = (body: string): string[] =>
  Array.from(body.matchAll(/<(\/?)([a-z0-9]+)/gi), (found) => `${found[1]}${found[2]}`);
const linksOf = (body: string): string[] =>
  Array.from(body.matchAll(/<a href="([^"]*)">/g), (found) => found[1] ?? '');

function sentencesOf(item: (typeof articles)[number]): string[] {
  const blocks = [...bodyOf(item).split(/<\/(?:p|h2|h3|li|th|td)>/), item.summary ?? '', item.name];
  return blocks
    .flatMap((block) => plain(String(block)).split(/[.?!:](?=\s|$)/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((sentence) => sentence.split(' ').length >= 5);
}

describe('the embedded articles as a whole', () => {
  test('are at least 24', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24);
  });

  test.each(['slug', 'name', 'summary'] as const)('no two share a %s', (field) => {
    expect(new Set(articles.map((item) => item[field])).size).toBe(articles.length);
  });

  test('are sorted newest first, from June 2025 to 19 November 2026', () => {
    const dates = articles.map((item) => item.createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.at(-1)?.slice(0, 7) ?? '').toMatch(/^2025-(0[6-9]|1[0-2])$/);
    expect((dates[0] ?? '') <= '2026-11-19').toBe(true);
  });

  test('are reviewed on or after the day of publication and of every fact that they date', () => {
    const MONTHS =
      'January February March April May June July August September October November December'.split(
        ' ',
      );
    const dated =
      /\b(?:(\d{1,2}) )?(January|February|March|April|May|June|July|August|September|October|November|December) (20\d\d)\b/g;
    for (const { slug, createdAt, reviewedAt, summary, body } of articles) {
      const stated = `${summary} ${body}`
        .split(/(?<=[.;?!])\s/)
        .filter((sentence) => /as of|since|replaced|until|changed on/i.test(sentence))
        .flatMap((sentence) => [...sentence.matchAll(dated)])
        .map(([, day = '1', month = '', year]) =>
          [year, String(MONTHS.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join(
            '-',
          ),
        );
      const newest = [createdAt, ...stated].sort().at(-1) ?? '';
      expect([slug, String(reviewedAt) >= newest]).toEqual([slug, true]);
    }
  });

  test('no two share a sentence', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const item of articles) {
      for (const sentence of sentencesOf(item)) {
        const first = seen.get(sentence) ?? item.slug;
        if (first !== item.slug) repeated.push(`${first} / ${item.slug}: ${sentence}`);
        seen.set(sentence, String(first));
      }
    }
    expect(repeated).toEqual([]);
  });
});

describe.each(articles.map((item) => [String(item.slug), item] as const))('%s', (slug, item) => {
  test('fits the schema without loss', () => {
    expect(faultsOf('articles', [item])).toEqual([]);
    const [parsed] = CALLS.articles.read([item]).data;
    expect(parsed).toMatchObject({
      slug,
      createdAt: item.createdAt,
      category: expect.any(String),
      image: `/assets/articles/${slug}.svg`,
    });
    expect(textOf(parsed?.body ?? '')).toBe(textOf(bodyOf(item)));
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(CREDITS).toContain(item.author);
  });

  test('has 400 to 1,200 words and states its reading time', () => {
    const words = wordsOf(bodyOf(item));
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(1200);
    expect(item.readMinutes).toBe(Math.ceil(words / 220));
  });

  test('has a summary of 120 to 180 characters', () => {
    const { length } = String(item.summary);
    expect(length).toBeGreaterThanOrEqual(120);
    expect(length).toBeLessThanOrEqual(180);
  });

  test('uses allowed tags only, each closed in order', () => {
    const open: string[] = [];
    for (const tag of tagsOf(bodyOf(item))) {
      if (tag.startsWith('/')) expect(open.pop()).toBe(tag.slice(1));
      else {
        expect(ALLOWED_TAGS).toContain(tag);
        open.push(tag);
      }
    }
    expect(open).toEqual([]);
    expect(bodyOf(item)).not.toMatch(/<(?!a )[a-z0-9]+ /i);
  });

  test('links to real routes or to an authority over https', () => {
    const links = linksOf(bodyOf(item));
    expect(links.filter((link) => link.startsWith('/')).length).toBeGreaterThan(0);
    expect(links.length).toBe(bodyOf(item).match(/<a\b/g)?.length ?? 0);
    for (const link of links)
      expect(ROUTES.has(link.replace(/[?].*/, '')) || OUTSIDE.has(link)).toBe(true);
  });

  test('makes no forbidden claim and cites no repealed rule book', () => {
    const all = [item.name, item.summary, plain(bodyOf(item))].join(' ');
    const claims = WARNINGS.reduce((text, warning) => text.replace(warning, ''), all);
    expect(claims.match(FORBIDDEN) ?? []).toEqual([]);
    expect(all).not.toMatch(/Stock Brokers\) Regulations, 1992|Marigold/);
  });
});
