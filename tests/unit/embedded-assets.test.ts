import { JSDOM } from 'jsdom';

import { embeddedAsset, registerFiles } from '@/lib/provider/embedded/assets';
import { fitHeadline, headlineWidth } from '@/lib/provider/embedded/assets/headline';
import { bondPrice } from '@/lib/provider/embedded/assets/infographics/bond';
import { charges } from '@/lib/provider/embedded/assets/infographics/charges';
import { halfAngle, petalPath } from '@/lib/provider/embedded/assets/petal';
import { blocksOf, printable } from '@/lib/provider/embedded/assets/pdf/text';
import { runningTime } from '@/lib/provider/embedded/assets/pictures';
import { articles } from '@/lib/provider/embedded/sample/articles';
import * as media from '@/lib/provider/embedded/sample/media';
import * as service from '@/lib/provider/embedded/sample/service';

const KEYS = new Set(['file', 'image', 'src', 'thumbnail']);

/** Every path that a record names, however deep. */
function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    KEYS.has(key) && typeof inner === 'string' ? [inner] : pathsIn(inner),
  );
}

const paths = [
  ...new Set([articles, Object.values(media), Object.values(service)].flatMap(pathsIn)),
];
const pictures = paths.filter((path) => path.endsWith('.svg'));
const documents = paths.filter((path) => path.endsWith('.pdf'));

const { DOMParser } = new JSDOM('').window;

test('records name pictures and documents and nothing else', () => {
  expect(pictures.length).toBeGreaterThan(90);
  expect(documents.length).toBeGreaterThan(100);
  expect(pictures.length + documents.length).toBe(paths.length);
});

describe('pictures', () => {
  test.each(pictures)('%s is a well-formed SVG under 12 kB', async (path) => {
    const asset = await embeddedAsset(path);
    expect(asset?.type).toBe('image/svg+xml');
    const body = asset?.body ?? Buffer.alloc(0);
    expect(body.length).toBeLessThan(12_000);

    const root = new DOMParser().parseFromString(
      body.toString('utf8'),
      'image/svg+xml',
    ).documentElement;
    expect(root.tagName).toBe('svg');
    expect(root.querySelector('parsererror')).toBeNull();
    const [width, height] = [root.getAttribute('width'), root.getAttribute('height')];
    expect(root.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
    expect(root.querySelector('title')?.textContent).toBeTruthy();
    expect(body.toString('utf8')).not.toMatch(
      /NaN|undefined|Infinity|<script|style=|http:\/\/(?!www\.w3)/,
    );
    for (const use of root.querySelectorAll('use')) {
      expect(root.querySelector(use.getAttribute('href') ?? 'none')).not.toBeNull();
    }
    for (const text of root.querySelectorAll('text')) {
      const [x] = (text.getAttribute('x') ?? '').split(' ').map(Number);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(Number(width));
      expect(Number(text.getAttribute('y'))).toBeLessThan(Number(height));
    }
  });

  test('advertisements have the size that the mega menu gives them', async () => {
    for (const { image } of media.advertisements) {
      const asset = await embeddedAsset(String(image));
      expect(asset?.body.toString('utf8')).toContain('width="801" height="420"');
    }
  });

  test('are the same each time and differ by path', async () => {
    const [first, again, other] = await Promise.all(
      ['videos/SAMPLE-0004.svg', 'videos/SAMPLE-0004.svg', 'videos/SAMPLE-0002.svg'].map(
        embeddedAsset,
      ),
    );
    expect(first?.body.equals(again?.body ?? Buffer.alloc(0))).toBe(true);
    expect(first?.body.equals(other?.body ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('documents', () => {
  test.each(documents)('%s is a tagged PDF', async (path) => {
    const asset = await embeddedAsset(path);
    expect(asset?.type).toBe('application/pdf');
    const text = asset?.body.toString('latin1') ?? '';
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/Lang (en-IN)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/Title ');
    const pages = text.match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(3);
  });

  test('are the same bytes each time', async () => {
    const path = documents[0] ?? '';
    const [first, again] = await Promise.all([embeddedAsset(path), embeddedAsset(path)]);
    expect(first?.body.equals(again?.body ?? Buffer.alloc(0))).toBe(true);
  });

  test('a list of records registers the files that it names', () => {
    const assets = registerFiles(
      [{ name: 'One', file: 'forms/one.pdf' }, { name: 'None' }],
      'form',
    );
    expect(assets.map(({ path }) => path)).toEqual(['forms/one.pdf']);
  });
});

test.each([
  '',
  '/',
  '../x',
  'videos/../videos/SAMPLE-0001.svg',
  '/videos/SAMPLE-0001.svg',
  'videos/SAMPLE-9999.svg',
  'gallery/branch-opening/9.svg',
  'forms/unknown.pdf',
  'constructor',
  '__proto__',
])('%j is not an asset', async (path) => {
  expect(await embeddedAsset(path)).toBeNull();
});

describe('petal', () => {
  test('the tip circle touches the value radius and both sides', () => {
    const [tip, half] = [100, halfAngle(12)];
    const path = petalPath({ foot: 20, tip, half });
    const radius = Number(/A([\d.]+) /.exec(path)?.[1]);
    const centre = tip / (1 + Math.sin(half));
    expect(radius).toBeCloseTo(centre * Math.sin(half), 1);
    expect(centre + radius).toBeCloseTo(tip, 0);
  });

  test('a small petal is a half-ellipse on its foot', () => {
    expect(petalPath({ foot: 50, tip: 52, half: 0.2 })).toMatch(
      /^M-9\.9 -49A9\.9 3 0 0 1 9\.9 -49Z$/,
    );
  });

  test('turns clockwise from 12 o’clock', () => {
    const path = petalPath({ foot: 20, tip: 100, half: 0.1 }, 90);
    const [x, y] = (/^M(-?[\d.]+) (-?[\d.]+)/.exec(path)?.slice(1) ?? []).map(Number);
    expect(x).toBeCloseTo(19.9, 1);
    expect(y).toBeCloseTo(-2, 1);
  });
});

describe('headings', () => {
  test('wrap within the measure', () => {
    const title = 'Margin trading facility: what borrowed money costs';
    const { size, lines } = fitHeadline(title, { width: 590, lines: 4, sizes: [112, 90, 66] });
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(headlineWidth(line, size)).toBeLessThanOrEqual(590);
  });

  test('are cut where nothing fits', () => {
    const { lines } = fitHeadline('word '.repeat(60), { width: 300, lines: 3, sizes: [60] });
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/\.\.\.$/);
  });
});

test('texts of documents keep what the standard fonts have', () => {
  expect(printable('₹ 50,000 – Hindi (हिन्दी) − 5')).toBe('Rs 50,000 – Hindi - 5');
  expect(blocksOf('<p>One &amp; <b>two</b>.</p><ul><li>Three</li></ul>')).toEqual({
    paragraphs: ['One & two.'],
    items: ['Three'],
  });
});

test('figures in infographics add up', () => {
  expect(bondPrice(7, 10, 7)).toBeCloseTo(100, 6);
  expect(bondPrice(7, 10, 8)).toBeCloseTo(93.29, 2);
  const sum = charges.reduce((total, { value }) => total + value, 0);
  expect(25_000 + sum).toBeCloseTo(25_103.41, 2);
  expect(charges.find(({ name }) => name.startsWith('GST'))?.value).toBeCloseTo(
    0.18 * (62.5 + 0.77),
    2,
  );
});

test('running times are written out', () => {
  expect(runningTime('PT8M12S')).toBe('8 min 12 s');
  expect(runningTime('PT1H2M')).toBe('1 h 2 min');
});

test.each([...service.forms, ...service.collaterals, ...service.reports])(
  'the size that stands beside $file is the file’s (npm run sample-sizes)',
  async ({ file, size }) => {
    const body = (await embeddedAsset(String(file)))?.body ?? Buffer.alloc(0);
    // Another version of the compressor may spare or spend a few bytes.
    expect(Math.abs(body.length - Number(size)) / body.length).toBeLessThan(0.02);
  },
);
