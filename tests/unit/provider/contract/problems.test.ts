import { type CallName, CALLS } from '@/lib/provider/calls';
import { problemsOf } from '@/lib/provider/contract/problems';
import { shapeOf } from '@/lib/provider/contract/shape';

/** What a call's reading says of an answer. */
const said = (name: CallName, data: unknown): readonly string[] => CALLS[name].read(data).reasons;

/** What a call's reading says of an answer that it does not use. */
function refusal(name: CallName, data: unknown): string {
  try {
    CALLS[name].read(data);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the answer is used');
}

const quote = { symbol: 'A', close_price: 1, netchg: 1, perchg: 1 };
const video = {
  name: 'A',
  code: 'a',
  youtubeInfo: { description: '', publishedAt: '2026-11-20', duration: 'PT1M', viewCount: 1 },
};
const ticker = { title: 'a', description: 'text', position: 'T' };

test.each(Object.keys(CALLS) as CallName[])('each field of %s has a form', (name) => {
  const shape = shapeOf(CALLS[name].read.field);
  expect(shape.kind === 'record' && shape.fields.length).toBeGreaterThan(0);
});

describe('where nothing fits, the failure names the field, what was expected and what was found', () => {
  test.each<[CallName, unknown, string]>([
    ['movers', { rows: [] }, 'data: expected list (record), found a record with rows'],
    ['movers', [{ ...quote, close_price: true }], 'close_price: expected figure, found true'],
    ['movers', [{ Symbol: 'A' }], 'symbol: expected text, found "Symbol", which is another name'],
    ['faqs', [{ question: 'a', answer: 'b' }], 'response: expected markup, found a record with'],
    ['faqs', ['a'], 'data: expected record, found "a"'],
    ['videos', [{ ...video, youtubeInfo: null }], 'youtubeInfo: expected record, found null'],
    ['menu', [], 'data: expected record, found a list of 0'],
    ['fundHistory', { schemes: {} }, 'schemes: expected list (record), found an empty record'],
  ])('%s of %j', (name, data, expected) => {
    expect(refusal(name, data)).toContain(expected);
  });
});

describe('the dropped parts of a used answer are named', () => {
  test('in a list of records, with how often', () => {
    const data = [quote, { ...quote, symbol: ' ' }, { ...quote, symbol: '' }];
    expect(said('movers', data)).toEqual([
      'symbol: expected text, found " " (the record is left out, 2 times)',
    ]);
  });

  test('in lists within a record', () => {
    const tickers = [ticker, { description: 'text', position: 'T' }, { ...ticker, position: 7.5 }];
    const data = { tickers, advertisement: [{ menu: 'a' }], research: 'none' };
    expect(said('menu', data)).toEqual([
      'research: expected list (record), found "none" (the field is left out)',
      'advertisement[].image: expected file, found a record with menu (the item is left out)',
      'advertisement[].name: expected text, found a record with menu (the item is left out)',
      'advertisement[].link: expected link, found a record with menu (the item is left out)',
      'tickers[].title: expected text, found a record with description, position (the item is left out)',
    ]);
  });

  test('in optional fields, which cost their record nothing', () => {
    const read = CALLS.movers.read([{ ...quote, volume: [1], slug: {} }]);
    expect(read.data).toHaveLength(1);
    expect(read.dropped).toBe(2);
    expect(read.reasons).toEqual([
      'volume: expected figure, found a list of 1 (the field is left out)',
      'slug: expected text, found an empty record (the field is left out)',
    ]);
  });

  test('a text that is not a figure, but not the markers of a missing one', () => {
    const figures = ['-', '', 'N.A.', 'n/a', '–', 'null', null].map((volume) => ({
      ...quote,
      volume,
    }));
    expect(said('movers', figures)).toEqual([]);
    expect(said('movers', [{ ...quote, volume: '12 lakh' }])).toEqual([
      'volume: expected figure, found "12 lakh" (the field is left out)',
    ]);
    expect(said('movers', [{ ...quote, netchg: '12 up' }])).toEqual([
      'netchg: expected figure, found "12 up" (it counts as missing)',
    ]);
  });

  test('an address that is not followed', () => {
    expect(said('tools', [{ name: 'A', link: 'javascript:alert(1)', image: 'a.exe' }])).toEqual([
      'link: expected link, found "javascript:alert(1)" (the field is left out)',
      'image: expected file, found "a.exe" (the field is left out)',
    ]);
  });

  test('a choice with its values', () => {
    const issue = { name: 'A', board: 'BSE SME' };
    expect(said('publicIssues', [issue])).toEqual([
      'board: expected "mainboard" or "sme", found "BSE SME" (the field is left out)',
    ]);
  });
});

test('a whole answer has no problems, and unknown fields are none', () => {
  expect(CALLS.videos.read([{ ...video, likes: 5 }])).toMatchObject({ dropped: 0, reasons: [] });
});

test('thousands of different problems end as a few lines', () => {
  const data = Array.from({ length: 5_000 }, (_, at) => ({ [`k${at}`]: 'x'.repeat(1_000) }));
  const problems = problemsOf(CALLS.movers.read, data);
  expect(problems.map(({ count }) => count)).toEqual([5_000, 5_000, 5_000, 5_000]);
  expect(refusal('movers', data).length).toBeLessThan(1_500);
});
