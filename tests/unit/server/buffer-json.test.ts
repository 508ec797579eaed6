import { shortenBufferJson } from '@/server/buffer-json';

const original = Buffer.prototype.toJSON;

afterEach(() => {
  Buffer.prototype.toJSON = original;
});

test('a page’s payload is not written out byte by byte', () => {
  const page = { html: 'x', rscData: Buffer.alloc(100_000, 1) };
  expect(JSON.stringify(page).length).toBeGreaterThan(200_000);
  shortenBufferJson();
  expect(JSON.parse(JSON.stringify(page))).toEqual({
    html: 'x',
    rscData: { type: 'Buffer', data: [], length: 100_000 },
  });
  expect(page.rscData).toHaveLength(100_000);
});
