import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

import { feeRows, segmentRows } from '@/lib/content/charges-page';
import { chargesAsOf, tariff } from '@/lib/domain/charge/firm-tariff';
import { documents } from '@/lib/pages/addresses/paths';
import { formatDate } from '@/lib/tools/format';
import config from '@/next.config';
import { drawFiles } from '@/scripts/drawings/files';
import { tariffDocument } from '@/scripts/drawings/tariff-document';

const STREAM = /stream\n([\s\S]*?)\nendstream/g;

/** A stream's bytes; those of one that is not compressed are metadata. */
function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return stream;
  }
}

/** A PDF without what the version of the compressing library decides: lengths and offsets. */
const contentOf = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/\nxref\n[\s\S]*/, '')
    .replace(/\/Length \d+/g, '')
    .replace(STREAM, (_, stream: string) => unpacked(stream));

const decoder = new TextDecoder('windows-1252');

/** The text of a PDF in its order, without spaces, which line breaks swallow. */
const textOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(STREAM)]
    .flatMap(([, stream = '']) => [...unpacked(stream).matchAll(/<([\da-f]+)>(?=[^<\]]*[<\]])/gi)])
    .map(([, hex]) => decoder.decode(Buffer.from(hex ?? '', 'hex')))
    .join('')
    .replace(/\s/g, '');

const packed = (text: string): string => text.replaceAll('₹', 'Rs ').replace(/\s/g, '');

const pdf = readFileSync(`public${documents.tariff}`);
const text = textOf(pdf);

test('is what npm run drawings would draw of the present tariff', async () => {
  const { [documents.tariff]: drawn } = await drawFiles();
  expect(contentOf(Buffer.from(drawn ?? '')) === contentOf(pdf)).toBe(true);
});

test('may be cached for an hour, and is shown by the browser', async () => {
  const sent = (await config.headers?.())?.find(({ source }) => source === documents.tariff);
  expect(sent?.headers).toEqual([
    { key: 'Content-Disposition', value: 'inline; filename="tariff.pdf"' },
    { key: 'Cache-Control', value: 'public, max-age=3600, s-maxage=3600' },
  ]);
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
