import { readFileSync } from 'node:fs';

import { redressPath } from '@/lib/content/legal/redress';
import { type CallName, CALLS } from '@/lib/provider/calls';
import { sampleRecords } from '@/lib/provider/embedded/sample/records';
import type { Sent } from '@/lib/domain/fields';
import type {
  album,
  award,
  infographic,
  menu as menuRecord,
  pressRelease,
  video,
  webinar,
} from '@/lib/domain/publication/records';
import { faultsOf } from '@/tests/support/answers';

const TODAY = '2026-11-20';

const albums = sampleRecords<Sent<typeof album>[]>('gallery');
const awards = sampleRecords<Sent<typeof award>[]>('awards');
const infographics = sampleRecords<Sent<typeof infographic>[]>('infographics');
const menu = sampleRecords<Sent<typeof menuRecord>>('menu');
const pressReleases = sampleRecords<Sent<typeof pressRelease>[]>('press-releases');
const videos = sampleRecords<Sent<typeof video>[]>('videos');
const webinars = sampleRecords<Sent<typeof webinar>[]>('webinars');
const tickers = menu.tickers ?? [];

const everything = JSON.stringify([
  albums,
  awards,
  infographics,
  menu,
  pressReleases,
  videos,
  webinars,
]);

describe('every record passes its schema', () => {
  test.each<[CallName, readonly unknown[], number]>([
    ['videos', videos, 26],
    ['infographics', infographics, 12],
    ['webinars', webinars, 8],
    ['pressReleases', pressReleases, 10],
    ['awards', awards, 4],
    ['gallery', albums, 4],
  ])('%s', (name, records, least) => {
    expect(records.length).toBeGreaterThanOrEqual(least);
    expect(faultsOf(name, records)).toEqual([]);
  });

  test('no menu item is dropped', () => {
    expect(faultsOf('menu', menu)).toEqual([]);
    const parsed = CALLS.menu.read(menu).data;
    expect(parsed.research).toHaveLength(9);
    expect(parsed.assetClasses).toHaveLength(10);
    expect(parsed.advertisements).toHaveLength(6);
    expect(parsed.tickers).toHaveLength(tickers.length);
    expect(tickers.length).toBeGreaterThanOrEqual(5);
  });
});

describe('videos', () => {
  test('have unique ids of eleven characters that are visibly samples', () => {
    const codes = videos.map(({ code }) => String(code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^SAMPLE-\d{4}$/);
  });

  test.each(videos.map((video) => [String(video.name), video] as const))(
    '%s is explained in 60 to 150 words',
    (_name, { youtubeInfo, category }) => {
      const count = youtubeInfo.description.split(/\s+/).length;
      expect(count).toBeGreaterThanOrEqual(60);
      expect(count).toBeLessThanOrEqual(150);
      expect(youtubeInfo.duration).toMatch(/^PT\d+M\d{2}S$/);
      expect(youtubeInfo.publishedAt.slice(0, 10) <= TODAY).toBe(true);
      expect(category).toBeTruthy();
    },
  );
});

test('webinars lie before and after the sample day, and link into this site', () => {
  const upcoming = webinars.filter(({ startsAt }) => (startsAt ?? '') > TODAY);
  const past = webinars.filter(({ startsAt }) => (startsAt ?? '') < TODAY);
  expect(upcoming.length).toBeGreaterThan(2);
  expect(past.length).toBeGreaterThan(2);
  for (const { link, recording, speaker } of webinars) {
    expect(link).toBe('/webinars');
    // The sample's videos have no film.
    expect(recording ?? null).toBeNull();
    expect(speaker).toMatch(/ \(sample\)$/);
  }
});

test('awards and news are marked as samples', () => {
  for (const { heading } of pressReleases) expect(heading).toMatch(/^Sample: /);
  for (const { name, by } of awards) {
    expect(name).toMatch(/^Sample award: /);
    expect(by).toBe('Sample awarding body');
  }
  for (const { name } of albums) expect(name).toMatch(/^Sample album: /);
});

test('albums have four to eight pictures with unique text alternatives', () => {
  for (const { images } of albums) {
    expect(images?.length).toBeGreaterThanOrEqual(4);
    expect(images?.length).toBeLessThanOrEqual(8);
    expect(new Set(images?.map(({ alt }) => alt)).size).toBe(images?.length);
  }
});

test('text alternatives of infographics contain their content', () => {
  for (const { alt } of infographics) expect(String(alt).length).toBeGreaterThan(200);
});

describe('menu', () => {
  test('each top menu has an advertisement, which links to this site', () => {
    expect(menu.advertisement?.map((item) => item.menu)).toEqual([
      'Invest',
      'Markets',
      'Research',
      'Calculators',
      'Talking Finance',
      'Support',
    ]);
    for (const { link } of menu.advertisement ?? []) expect(link).toMatch(/^\/[a-z]/);
  });

  test('one research entry is only in the record', () => {
    expect(menu.research?.at(-1)).toEqual({ name: 'Sector notes', slug: 'sector-notes' });
  });

  test('of the footer’s tickers one is over and one is far in the future', () => {
    const footer = tickers.filter(({ position }) => position === 'T');
    expect(footer.length).toBeGreaterThan(tickers.length / 2);
    expect(footer.some(({ end }) => end && end < TODAY)).toBe(true);
    expect(footer.some(({ start }) => start && start > '2090')).toBe(true);
    expect(footer.filter(({ start, end }) => !start && !end).length).toBeGreaterThan(2);
  });
});

test('nothing names the firm or promises', () => {
  expect(everything.match(/.{30}Marigold Securities/gi)).toBeNull();
  expect(everything.match(/.{30}\b(best|no\. ?1|assured|guaranteed|lorem)\b/gi)).toBeNull();
});

test('the bars of the bond picture start at nil: heights are in the ratio of the prices', () => {
  const svg = readFileSync('sample/files/infographics/bond-price-and-yield.svg', 'utf8');
  // A bar is a path up from the base, and a half circle of 32 on top.
  const heights = [...svg.matchAll(/d="M\d+ 676\.88v-([\d.]+)a32/g)].map(
    ([, up]) => Number(up) + 32,
  );
  const { alt } = infographics.find(({ image }) => String(image).includes('bond-price')) ?? {};
  const prices = [...String(alt).matchAll(/₹(\d+\.\d{2})/g)].map(([, price]) => Number(price));
  expect(prices).toHaveLength(5);
  expect(heights).toHaveLength(5);
  heights.forEach((height, at) => {
    expect(height / Number(heights[0])).toBeCloseTo(Number(prices[at]) / Number(prices[0]), 2);
  });
});

test('the path of a complaint has as many steps in its picture as on its page', () => {
  const { alt } = infographics.find(({ image }) => String(image).includes('complaint-path')) ?? {};
  expect(redressPath).toHaveLength(4);
  expect(alt).toMatch(/^Four steps/);
  expect(everything).not.toMatch(/three (places|steps|doors)[^"]{0,40}complain/i);
});
