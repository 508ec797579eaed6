import { branches } from '@/firm/branches';
import { desks as contacts } from '@/firm/desks';
import { firm } from '@/lib/content/firm';
import type { CallName } from '@/lib/provider/calls';
import { sampleRecords } from '@/lib/provider/embedded/sample/records';
import type { Sent } from '@/lib/domain/fields';
import type { newsItem } from '@/lib/domain/company/records';
import type { publicIssue } from '@/lib/domain/market/records';
import type { report, tool } from '@/lib/domain/publication/records';
import type { download, faq, update } from '@/lib/domain/support/records';
import { faultsOf } from '@/tests/support/answers';

const collaterals = sampleRecords<Sent<typeof download>[]>('collaterals');
const faqs = sampleRecords<Sent<typeof faq>[]>('faqs');
const forms = sampleRecords<Sent<typeof download>[]>('forms');
const news = sampleRecords<Sent<typeof newsItem>[]>('news');
const publicIssues = sampleRecords<Record<string, Sent<typeof publicIssue>[]>>('public-issues');
const reports = sampleRecords<Sent<typeof report>[]>('reports');
const tools = sampleRecords<Sent<typeof tool>[]>('tools');
const updates = sampleRecords<Sent<typeof update>[]>('updates');

/** The firm's mail domain: every address of the firm is in it. */
const DOMAIN = firm.customerCare.email.slice(firm.customerCare.email.indexOf('@'));
const SAMPLE_DAY = '2026-11-20';
const MARKET_HOLIDAYS = ['2026-10-20', '2026-11-10', '2026-11-24', '2026-12-25'];
const FORBIDDEN = /\b(best|leading|top|assured|guaranteed|no\. ?1|number one|marigold)\b/gi;
const ISSUES = Object.values(publicIssues).flat();

const REPORT_CATEGORIES = [
  'institutional-research',
  'fundamental-reports',
  'technical-reports',
  'derivative-reports',
  'currency-and-commodity-reports',
  'mutual-fund-updates',
  'newsletters',
  'product-notes',
  'sector-notes',
];

/** Pages of the specification that the records link to; a link to any other path is a mistake. */
const SITE_PATHS =
  /^\/(charges|open-account|equity|ipos|market-timings|market-holidays|derivatives|invest-in-(derivatives|mutual-funds#commission|ipos-and-fpos|mtf-margin-trading-facility)|calculators\/(brokerage|sip|wealth-accumulation|asset-allocation|compounding-magic|risk-profile|inflation|ppf)-calculator|support\/(faqs|form-center|updates(\/(disclosures|registration-details))?|tools-and-resources\/(investor-charter|complaint-status)|get-in-touch(\/(contact-us|grievances|grievances-escalation-matrix|locate-us|request-a-call-back))?))$/;
const OUTSIDE = ['https://scores.sebi.gov.in', 'https://smartodr.in', 'https://cybercrime.gov.in'];

const lists: [name: CallName, records: readonly object[], least: number][] = [
  ['faqs', faqs, 48],
  ['forms', forms, 24],
  ['collaterals', collaterals, 8],
  ['contacts', contacts, 6],
  ['branches', branches, 26],
  ['tools', tools, 7],
  ['updates', updates, 16],
  ['reports', reports, 54],
  ['marketNews', news, 40],
  ['publicIssues', ISSUES, 12],
];

const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** The field that a visitor reads as the record's title, whatever its kind calls it. */
const titleOf = (record: object) =>
  Object.entries(record).find(([key]) =>
    ['question', 'title', 'heading', 'name'].includes(key),
  )?.[1];
const words = (markup: string) => text(markup).split(' ').length;
const duplicates = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const tally = <T>(values: readonly T[]) =>
  values.reduce(
    (counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1),
    new Map<T, number>(),
  );

describe.each(lists)('%s', (name, records, least) => {
  test('has enough records', () => {
    expect(records.length).toBeGreaterThanOrEqual(least);
  });

  test('parses without dropped fields', () => {
    expect(faultsOf(name, records)).toEqual([]);
    const values: readonly unknown[] = records.flatMap(Object.values);
    expect(values.filter((value) => value === null || value === '')).toEqual([]);
  });

  test('has unique titles and files', () => {
    expect(duplicates(records.map(titleOf))).toEqual([]);
    const files = records.flatMap((record) => ('file' in record ? [record.file] : []));
    expect(duplicates(files)).toEqual([]);
    for (const file of files)
      expect(file).toMatch(/^(forms|marketing|updates|reports)\/[a-z0-9/-]+\.pdf$/);
  });

  test('follows the advertisement code, names no firm and has no placeholder', () => {
    const all = JSON.stringify(records);
    expect(all.replaceAll(DOMAIN, '').match(FORBIDDEN)).toBeNull();
    expect(all.match(/lorem ipsum|undefined|\bNaN\b/g)).toBeNull();
  });
});

describe('markup', () => {
  const bodies = [...faqs.map((item) => item.response), ...updates.map((item) => item.body ?? '')];

  test('uses the allowed elements only, correctly nested, and no bare ampersand', () => {
    for (const body of bodies) {
      const open: string[] = [];
      for (const [tag, slash, name = '', attributes] of body.matchAll(
        /<(\/?)([a-z0-9]+)([^>]*)>/gi,
      )) {
        expect(['p', 'ul', 'ol', 'li', 'strong', 'a']).toContain(name);
        expect(attributes).toMatch(name === 'a' && !slash ? /^ href="[^"]+"$/ : /^$/);
        if (slash) expect([tag, open.pop()]).toEqual([tag, name]);
        else open.push(name);
      }
      expect(open).toEqual([]);
      expect(body).not.toMatch(/&(?!amp;)/);
    }
  });

  test('links to pages of this site and to a few authorities', () => {
    for (const body of bodies) {
      for (const [, href = ''] of body.matchAll(/href="([^"]+)"/g)) {
        expect(OUTSIDE.includes(href) || SITE_PATHS.test(href) ? 'known' : href).toBe('known');
      }
    }
    for (const tool of tools) expect(tool.link).toMatch(SITE_PATHS);
  });
});

describe('lengths', () => {
  test.each(faqs.map((item) => [item.question, words(item.response)] as const))(
    '%s',
    (_question, count) => {
      expect(count).toBeGreaterThanOrEqual(40);
      // From 120 words on an answer has a page of its own, which is worth having from 150 on.
      if (count >= 120) expect(count).toBeGreaterThanOrEqual(150);
      expect(count).toBeLessThanOrEqual(220);
    },
  );

  test.each(updates.map((item) => [item.title, words(item.body ?? '')] as const))(
    '%s',
    (_title, count) => {
      expect(count).toBeGreaterThanOrEqual(60);
      expect(count).toBeLessThanOrEqual(200);
    },
  );

  test.each(reports.map((item) => [item.title, words(String(item.summary))] as const))(
    '%s',
    (_title, count) => {
      expect(count).toBeGreaterThanOrEqual(40);
      expect(count).toBeLessThanOrEqual(90);
    },
  );
});

describe('categories and dates', () => {
  test('each report category has at least six reports, each in its own folder', () => {
    const counts = tally(reports.map((report) => report.category));
    expect([...counts.keys()].sort()).toEqual([...REPORT_CATEGORIES].sort());
    for (const count of counts.values()) expect(count).toBeGreaterThanOrEqual(6);
    for (const report of reports) {
      expect(report.file).toMatch(new RegExp(`^reports/${report.category}/`));
      expect(report.publishedAt! >= '2024-01-01' && report.publishedAt! <= SAMPLE_DAY).toBe(true);
    }
  });

  test('questions fall into ten categories of five or more', () => {
    const counts = [...tally(faqs.map((item) => item.category)).values()];
    expect(counts).toHaveLength(10);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
  });

  test('news is dated November up to the sample day, newest first, and marked as sample', () => {
    const days = news.map((item) => item.date.slice(0, 10));
    expect([...days].sort().reverse()).toEqual(days);
    expect(days[0]).toBe(SAMPLE_DAY);
    expect(days.at(-1)).toBe('2026-11-02');
    expect([...tally(news.map((item) => item.category)).keys()].sort()).toEqual([
      'Commodities',
      'Companies',
      'Currency',
      'Economy',
      'IPO',
      'Markets',
      'Mutual funds',
    ]);
    for (const item of news) {
      expect(item.heading).toMatch(/^Sample note: /);
      expect(item).toMatchObject({ source: 'Sample desk' });
      expect(item).not.toHaveProperty('link');
    }
  });

  test('updates are newest first and nothing is dated after the sample day', () => {
    const days = updates.map((item) => item.date ?? '');
    expect([...days].sort().reverse()).toEqual(days);
    for (const day of [
      ...days,
      ...[...forms, ...collaterals].map((item) => item.updatedAt ?? ''),
    ]) {
      expect(day <= SAMPLE_DAY).toBe(true);
    }
  });
});

describe('branches and contacts', () => {
  test('are in all parts of the country', () => {
    expect(new Set(branches.map((branch) => branch.city)).size).toBeGreaterThanOrEqual(24);
    expect(new Set(branches.map((branch) => branch.state)).size).toBeGreaterThanOrEqual(18);
  });

  test('lie within India and have addresses of their own', () => {
    for (const { latitude, longitude, pincode, address } of branches) {
      expect(latitude).toBeGreaterThan(8);
      expect(latitude).toBeLessThan(35.5);
      expect(longitude).toBeGreaterThan(68);
      expect(longitude).toBeLessThan(97.5);
      expect(pincode).toMatch(/^[1-8]\d{5}$/);
      expect(address).toMatch(/^Sample House, /);
    }
    expect(duplicates(branches.map((branch) => branch.email))).toEqual([]);
    expect(duplicates(branches.map((branch) => branch.phone))).toEqual([]);
  });

  test('use reserved mail addresses and visibly sample numbers', () => {
    for (const { phone, email } of [...branches, ...contacts]) {
      expect(String(phone).replaceAll(' ', '')).toMatch(/^0\d{10}$/);
      expect(phone).toMatch(/^0\d{2,3} 0{3,4} 00\d\d$/);
      expect(email).toMatch(/^[a-z0-9-]+@[a-z.]+$/);
      expect(String(email).endsWith(DOMAIN)).toBe(true);
      expect(firm.offices.map(({ fax }) => fax)).not.toContain(phone);
    }
  });
});

describe('public issues', () => {
  /** The day that lies `days` working days after `day`, counting neither week-ends nor holidays. */
  function workingDaysAfter(day: string, days: number): string {
    const date = new Date(`${day}T00:00:00Z`);
    for (let left = days; left > 0;) {
      date.setUTCDate(date.getUTCDate() + 1);
      if (isWorkingDay(date.toISOString().slice(0, 10))) left -= 1;
    }
    return date.toISOString().slice(0, 10);
  }

  function isWorkingDay(day: string): boolean {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday % 6 !== 0 && !MARKET_HOLIDAYS.includes(day);
  }

  function stateOn(day: string, open: string, close: string, listing: string) {
    if (day < open) return 'upcoming';
    if (day <= close) return 'open';
    return day < listing ? 'closed' : 'listed';
  }

  test.each(Object.entries(publicIssues))(
    '%s issues are in that state on the sample day, but for what was withdrawn',
    (state, issues) => {
      expect(issues.length).toBeGreaterThanOrEqual(3);
      expect(issues.length).toBeLessThanOrEqual(6);
      for (const { openDate = '', closeDate = '', listingDate = '', ended } of issues) {
        if (ended) continue;
        expect(stateOn(SAMPLE_DAY, openDate ?? '', closeDate ?? '', listingDate ?? '')).toBe(state);
      }
    },
  );

  test('are open for three working days, or longer if extended, and list on the third after the close', () => {
    for (const { openDate, closeDate, listingDate, extendedFrom, ended } of ISSUES) {
      expect(isWorkingDay(openDate!)).toBe(true);
      expect(workingDaysAfter(openDate!, 2)).toBe(extendedFrom ?? closeDate);
      if (ended) continue;
      expect(workingDaysAfter(closeDate!, 3)).toBe(listingDate);
    }
  });

  test('cost about ₹14,000 to ₹15,000 per lot, with a band of at most a fifth', () => {
    for (const { priceLow, priceHigh, lotSize } of ISSUES.filter(({ board }) => board !== 'sme')) {
      if (priceHigh === undefined) continue;
      expect(Number(priceHigh) * Number(lotSize)).toBeGreaterThanOrEqual(14_000);
      expect(Number(priceHigh) * Number(lotSize)).toBeLessThanOrEqual(15_000);
      expect(Number(priceHigh)).toBeLessThanOrEqual(Number(priceLow) * 1.2);
    }
  });

  test('cost more than ₹1 lakh per lot on the SME board', () => {
    const small = ISSUES.filter(({ board }) => board === 'sme');
    expect(small.length).toBeGreaterThan(0);
    for (const { priceHigh, lotSize } of small) {
      expect(Number(priceHigh) * Number(lotSize)).toBeGreaterThan(100_000);
    }
  });

  test('are visibly samples with unique slugs', () => {
    expect(duplicates(ISSUES.map((issue) => issue.slug))).toEqual([]);
    for (const { name, slug } of ISSUES) {
      expect(name).toMatch(/^Sample .+ Limited$/);
      expect(slug).toBe(String(name).toLowerCase().replaceAll(' ', '-'));
    }
  });
});
