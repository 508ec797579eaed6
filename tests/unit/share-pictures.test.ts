import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

import { drawPicture, drawSign } from '@/components/sections/share-picture/draw';
import { CALCULATORS } from '@/lib/pages/calculators';
import { findPicture } from '@/lib/pages/share-pictures/find-picture';
import { pngResponse } from '@/lib/pages/share-pictures/png-response';
import { pageOfPicture } from '@/lib/pages/addresses/picture-paths';
import { DRAWABLE, drawable } from '@/lib/pages/share-pictures/characters';
import { companyPicture } from '@/lib/pages/companies/company/picture';
import {
  displayLength,
  figuresThatFit,
  fitHeading,
  wrapAtMost,
} from '@/lib/pages/share-pictures/fit';
import { logoSvg } from '@/scripts/drawings/mark-svg';
import { flowerOf } from '@/lib/pages/share-pictures/flowers';
import { type Picture, textPicture } from '@/lib/pages/share-pictures/picture';
import { company, companyRecords } from '@/tests/fixtures/company';
import fc from '@/tests/support/properties';

import { HOSTILE, hostileText } from '../support/hostile';
import { SESSION_EVENING } from '../support/market-clocks';
import { storyOf } from '@/lib/domain/company/story';
import { turn } from '../support/until';

/** The character codes that a WOFF file has glyphs for. */
function coveredBy(file: string): Set<number> {
  const font = readFileSync(path.join('app/fonts', file));
  const tables = Array.from({ length: font.readUInt16BE(12) }, (_, at) => 44 + 20 * at);
  const cmapAt = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const [offset, packed, size] = [4, 8, 12].map((more) => font.readUInt32BE(cmapAt + more));
  const raw = font.subarray(offset ?? 0, (offset ?? 0) + (packed ?? 0));
  const cmap = packed === size ? raw : inflateSync(raw);
  const codes = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * record + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const segments = table.readUInt16BE(6) / 2;
    for (let at = 0; at < segments; at += 1) {
      const end = table.readUInt16BE(14 + 2 * at);
      const start = table.readUInt16BE(16 + 2 * segments + 2 * at);
      for (let code = start; code <= end && code !== 0xffff; code += 1) codes.add(code);
    }
  }
  return codes;
}

const PAIRS = [
  ['anek-display.woff', 'anek-display-extended.woff'],
  ['anek-text.woff', 'anek-text-extended.woff'],
] as const;

describe('characters', () => {
  test.each(PAIRS)('%s and %s have every character that is let through', (...files) => {
    const covered = new Set(files.flatMap((file) => [...coveredBy(file)]));
    const missing = Array.from({ length: 0xffff }, (_, code) => code).filter(
      (code) => DRAWABLE.test(String.fromCharCode(code)) && code !== 0xad && !covered.has(code),
    );
    expect(missing.map((code) => `U+${code.toString(16)}`)).toEqual([]);
  });

  test('characters without a glyph are removed, diacritics stripped, blanks collapsed', () => {
    expect(drawable('🚀 Rocket 👩‍👩‍👧‍👦 Family')).toBe('Rocket Family');
    expect(drawable('भारतीय स्टेट बैंक (SBI)')).toBe('(SBI)');
    expect(drawable('Line\u2028and\u0000 ▲ more')).toBe('Line and more');
    expect(drawable('M&M ₹5 Ｆｕｌｌ Ș e\u0301')).toBe('M&M ₹5 Full S é');
    fc.assert(
      fc.property(hostileText, (text) => [...drawable(text)].every((one) => DRAWABLE.test(one))),
    );
  });
});

describe('fitting', () => {
  test('short headings are large, long ones have three lines, longer ones are cut', () => {
    expect(fitHeading('PPF', 800, 118)).toEqual({ size: 118, lines: ['PPF'] });
    const long = fitHeading('Adani Ports and Special Economic Zone of Gujarat', 800, 118);
    expect(long.lines.length).toBeLessThanOrEqual(3);
    expect(long.lines.join(' ')).toBe('Adani Ports and Special Economic Zone of Gujarat');
    const endless = fitHeading('word '.repeat(80).trim(), 800, 118);
    expect(endless).toMatchObject({ size: 66 });
    expect(endless.lines).toHaveLength(3);
    expect(endless.lines[2]).toMatch(/word…$/);
  });

  test('no line exceeds its width', () => {
    fc.assert(
      fc.property(hostileText.map(drawable), (text) => {
        const { size, lines } = fitHeading(text, 800, 118);
        lines.forEach((line) => expect(displayLength(line) * size).toBeLessThanOrEqual(800.01));
        wrapAtMost(text, 12, 5, displayLength).forEach((line) =>
          expect(displayLength(line)).toBeLessThanOrEqual(12.01),
        );
      }),
    );
  });

  test('figures without room are omitted, except the first', () => {
    const figure = (value: string) => ({ label: 'Label', value });
    const many = ['₹1,00,00,000', '₹99,99,99,999', '₹99,99,99,999', '1'].map(figure);
    const shown = figuresThatFit(many, 800);
    expect(shown[0]).toBe(many[0]);
    expect(shown.length).toBeLessThan(many.length);
  });

  test('a flower has at most one lit petal', () => {
    const styles = [
      'product',
      'calculator',
      'company',
      'research',
      'market',
      'learning',
      'support',
    ] as const;
    styles.forEach((style) =>
      expect(flowerOf(style).petals.filter(({ isLit }) => isLit)).toHaveLength(1),
    );
  });
});

describe('the text of a picture', () => {
  test('a sample company’s figures are marked as samples, with their date', async () => {
    const picture = (await findPicture(
      '/company-information/reliance-industries-limited',
    )) as Picture;
    expect(picture).toMatchObject({ title: 'Reliance Industries', isSample: true });
    expect(picture.notes).toEqual(['As of 20 Nov 2026']);
    expect(picture.figures.map(({ label }) => label).slice(0, 3)).toEqual([
      'Share price',
      'Change',
      'Market cap',
    ]);
  });

  test('calculators show the result of their defaults', async () => {
    expect(await findPicture('/calculators/sip-calculator')).toMatchObject({
      figures: [{ value: '₹11,61,695.38' }, { value: '₹6,00,000.00' }, { value: '₹5,61,695.38' }],
    });
    for (const { slug } of CALCULATORS) {
      expect(await findPicture(`/calculators/${slug}`)).toMatchObject({ style: 'calculator' });
    }
  });

  test('a company without figures or a drawable name has a picture', () => {
    const own = company({ name: 'भारतीय 🚀', symbol: null, industry: null });
    const picture = companyPicture(storyOf(companyRecords({ company: own }), SESSION_EVENING));
    expect(picture).toMatchObject({
      title: 'Listed company',
      figures: [],
      notes: [],
      isSample: false,
    });
  });

  test('an unknown address has none', async () => {
    for (const page of [
      '/nothing',
      '/company-information/nobody',
      '/videos/x',
      '/companies/q9',
      '/research/x',
      '/companies/industry/x',
      '/blogs-and-articles/x',
    ]) {
      expect([page, await findPicture(page)]).toEqual([page, 'unknown']);
    }
    expect(pageOfPicture(['home.png'])).toBe('/');
    expect(pageOfPicture(['a', 'b.png'])).toBe('/a/b');
    expect(pageOfPicture(['a', 'b'])).toBeNull();
  });
});

describe('drawing', () => {
  const size = (png: Uint8Array) => {
    const view = Buffer.from(png);
    return [view.toString('latin1', 1, 4), view.readUInt32BE(16), view.readUInt32BE(20)];
  };

  test('any name is drawn without a network request', async () => {
    const spies = [
      jest.spyOn(globalThis, 'fetch'),
      jest.spyOn(http, 'request'),
      jest.spyOn(https, 'request'),
      jest.spyOn(net, 'connect'),
      jest.spyOn(net.Socket.prototype, 'connect'),
    ];
    for (const name of HOSTILE) {
      const picture = textPicture('learning', name, `${name} ${name}`, drawable(name) || 'Label');
      expect(size(await drawPicture(picture))).toEqual(['PNG', 1200, 630]);
    }
    const outside = spies
      .flatMap((spy) => spy.mock.calls as unknown[][])
      .map(([target]) => String(target))
      .filter((target) => !target.startsWith('file:') && !target.startsWith('data:'));
    spies.forEach((spy) => spy.mockRestore());
    expect(outside).toEqual([]);
  }, 60_000);

  test('the sign is drawn from the firm’s logo', async () => {
    const svg = Buffer.from(logoSvg()).toString('base64');
    const png = await drawSign({ size: 180, logo: `data:image/svg+xml;base64,${svg}` });
    expect(size(png)).toEqual(['PNG', 180, 180]);
    expect(png.length).toBeGreaterThan(2_000);
  });

  test('pictures are drawn one at a time, and a crowd gets 503', async () => {
    let [drawing, most] = [0, 0];
    const draw = async () => {
      drawing += 1;
      most = Math.max(most, drawing);
      await turn();
      drawing -= 1;
      return new Uint8Array([1]);
    };
    const crowd = await Promise.all(Array.from({ length: 40 }, () => pngResponse(draw)));
    expect(most).toBe(1);
    expect(crowd.filter(({ status }) => status === 503)).toHaveLength(40 - 25);
    const broken = pngResponse(() => Promise.reject(new Error('no')));
    await expect(broken).rejects.toThrow('no');
    expect((await pngResponse(draw)).headers.get('content-type')).toBe('image/png');
  });
});
