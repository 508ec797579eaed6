/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';

import { embeddedAsset } from '@/lib/provider/embedded/sample/embedded-asset';
import { sampleRecords } from '@/lib/provider/embedded/sample/records';
import type { Sent } from '@/lib/domain/fields';
import type { menu, report } from '@/lib/domain/publication/records';
import type { download } from '@/lib/domain/support/records';

const KEYS = new Set(['file', 'image', 'src', 'thumbnail']);

/** Every path in a record, at any depth. */
function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    KEYS.has(key) && typeof inner === 'string' ? [inner] : pathsIn(inner),
  );
}

const NAMING = [
  'articles',
  'awards',
  'collaterals',
  'forms',
  'gallery',
  'infographics',
  'menu',
  'press-releases',
  'reports',
  'updates',
  'videos',
];
const paths = [...new Set(NAMING.flatMap((name) => pathsIn(sampleRecords(name))))];
const pictures = paths.filter((path) => path.endsWith('.svg'));
const documents = paths.filter((path) => path.endsWith('.pdf'));

test('records name pictures and documents and nothing else', () => {
  expect(pictures.length).toBeGreaterThan(90);
  expect(documents.length).toBeGreaterThan(100);
  expect(pictures.length + documents.length).toBe(paths.length);
});

test('every file is named by a record', () => {
  const files = readdirSync('sample/files', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.\w+$/.test(file)).sort()).toEqual([...paths].sort());
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

  test('advertisements have the size of the mega menu’s pictures', async () => {
    for (const { image } of sampleRecords<Sent<typeof menu>>('menu').advertisement ?? []) {
      const asset = await embeddedAsset(String(image));
      expect(asset?.body.toString('utf8')).toContain('width="801" height="420"');
    }
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

test.each([
  ...sampleRecords<Sent<typeof download>[]>('forms'),
  ...sampleRecords<Sent<typeof download>[]>('collaterals'),
  ...sampleRecords<Sent<typeof report>[]>('reports'),
])('the size in the record of $file is the size of the file', async ({ file, size }) => {
  expect((await embeddedAsset(String(file)))?.body.length).toBe(size);
});
