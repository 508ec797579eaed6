import { feeRows, segmentRows } from '@/lib/content/charges-page';
import { chargesAsOf, tariff } from '@/lib/domain/charge/firm-tariff';
import { documents } from '@/lib/pages/addresses/paths';
import { formatDate } from '@/lib/tools/format';
import config from '@/next.config';
import { drawFiles, isSameDrawing } from '@/scripts/drawings/files';
import { textOf } from '@/scripts/drawings/pdf-content';
import { tariffDocument } from '@/scripts/drawings/tariff-document';
import { drawTariff } from '@/scripts/drawings/tariff-pdf';

const packed = (text: string): string => text.replaceAll('₹', 'Rs ').replace(/\s/g, '');

let pdf: Uint8Array = new Uint8Array();
let text = '';

beforeAll(async () => {
  pdf = Buffer.from((await drawFiles())[documents.tariff] ?? '');
  text = textOf(pdf);
});

test('is the same where it is drawn again, and another where a character differs', async () => {
  const again = (await drawFiles())[documents.tariff] ?? '';
  expect(isSameDrawing(again, pdf)).toBe(true);
  expect(isSameDrawing(await drawTariff({ ...tariffDocument, title: 'Other' }), pdf)).toBe(false);
  expect(isSameDrawing('<svg/>', Buffer.from('<svg/>'))).toBe(true);
  expect(isSameDrawing('<svg/>', Buffer.from('<svg />'))).toBe(false);
});

test('may be cached for an hour, and is shown by the browser', async () => {
  const sent = (await config.headers?.())?.find(({ source }) => source === documents.tariff);
  expect(sent?.headers).toEqual([
    { key: 'Content-Disposition', value: 'inline; filename="tariff.pdf"' },
    { key: 'Cache-Control', value: 'public, max-age=3600, s-maxage=3600' },
    { key: 'X-Robots-Tag', value: 'noindex' },
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
  const source = Buffer.from(pdf).toString('latin1');
  for (const mark of ['/MarkInfo', '/Lang (en-IN)', '/DisplayDocTitle true']) {
    expect(source).toContain(mark);
  }
  for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
    expect(source).toContain(`/S /${tag}\n`);
  }
});
