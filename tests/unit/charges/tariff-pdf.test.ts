import { inflateSync } from 'node:zlib';

import { drawTariff } from '@/lib/domain/charge/tariff-pdf';
import { feeRows, segmentRows } from '@/lib/content/charges-page';
import { chargesAsOf, tariff } from '@/lib/domain/charge/firm-tariff';
import { tariffDocument } from '@/lib/content/tariff-document';
import { formatDate } from '@/lib/tools/format';

/** The uncompressed streams of a PDF. */
const streamsOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, data]) => {
    try {
      return [inflateSync(Buffer.from(data ?? '', 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });

const decoder = new TextDecoder('windows-1252');

/** The text of a PDF in its order, without spaces, which line breaks swallow. */
const textOf = (pdf: Buffer): string =>
  streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/<([\da-f]+)>(?=[^<\]]*[<\]])/gi)])
    .map(([, hex]) => decoder.decode(Buffer.from(hex ?? '', 'hex')))
    .join('')
    .replace(/\s/g, '');

const packed = (text: string): string => text.replaceAll('₹', 'Rs ').replace(/\s/g, '');

let pdf = Buffer.alloc(0);
let text = '';

beforeAll(async () => {
  pdf = Buffer.from(await drawTariff(tariffDocument));
  text = textOf(pdf);
});

test('states each line of the tables on the page of charges', () => {
  const rows = [...segmentRows, ...feeRows].map((row) => packed(row.join('')));
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
});

test('states no other amount', () => {
  const known = packed(JSON.stringify(tariffDocument));
  const amounts = text.match(/(Rs[\d,.]*\d|[\d.]+%)/g) ?? [];
  expect(amounts.length).toBeGreaterThan(30);
  expect(amounts.filter((amount) => !known.includes(amount))).toEqual([]);
});

test('states since when it is in force, and the day of the rates', () => {
  expect(text).toContain(packed(`since ${formatDate(tariff.from)}`));
  expect(text).toContain(packed(`as of ${formatDate(chargesAsOf)}`));
});

test('is tagged: language, title, headings, table headers', () => {
  const source = pdf.toString('latin1');
  for (const mark of ['/MarkInfo', '/Lang (en-IN)', '/DisplayDocTitle true']) {
    expect(source).toContain(mark);
  }
  for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
    expect(source).toContain(`/S /${tag}\n`);
  }
});

test('is the same file each time', async () => {
  expect(Buffer.from(await drawTariff(tariffDocument)).equals(pdf)).toBe(true);
});
