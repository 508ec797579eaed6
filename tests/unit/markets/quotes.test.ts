import { GET } from '@/app/api/quotes/route';
import { calendarOf } from '@/lib/content/market-calendar';
import { MAX_QUOTES } from '@/lib/domain/market/quotes';
import { openHours, parseSymbols } from '@/lib/domain/market/quotes';
import { companies } from '@/lib/pages/companies/company/page';

const at = (text: string): Date => new Date(`${text}+05:30`);
const shown = ([opens, closes]: readonly [number, number]) =>
  [opens, closes].map((moment) => new Date(moment).toISOString());

describe('openHours', () => {
  const equity = calendarOf('equity');

  test('during a session the current one comes first', () => {
    const [first] = openHours(equity, at('2026-11-20T10:00'));
    expect(shown(first ?? [0, 0])).toEqual([
      '2026-11-20T03:45:00.000Z',
      '2026-11-20T10:00:00.000Z',
    ]);
  });

  test.each([
    ['2026-11-20T15:30', '2026-11-23T03:45:00.000Z', 'past the close, over the weekend'],
    ['2026-11-21T12:00', '2026-11-23T03:45:00.000Z', 'on a Saturday'],
    ['2026-11-23T16:00', '2026-11-25T03:45:00.000Z', 'over the holiday of the 24th'],
    ['2026-11-25T08:59', '2026-11-25T03:45:00.000Z', 'before the opening'],
    ['2026-11-25T09:10', '2026-11-25T03:45:00.000Z', 'in the pre-open session'],
  ])('at %s the next opens at %s: %s', (moment, expected) => {
    const [first] = openHours(equity, at(moment));
    expect(shown(first ?? [0, 0])[0]).toBe(expected);
  });

  test('lists enough sessions for a page that was rendered a week ago', () => {
    const hours = openHours(equity, at('2026-11-20T10:00'));
    expect(hours).toHaveLength(8);
    expect([...hours].sort((a, b) => a[0] - b[0])).toEqual(hours);
    expect(hours.at(-1)?.[0]).toBeGreaterThan(at('2026-11-27T15:30').getTime());
  });
});

describe('parseSymbols', () => {
  test('accepts symbols as the exchange writes them, each once', () => {
    expect(parseSymbols(['INFY,M&M,BAJAJ-AUTO', 'INFY,360ONE'])).toEqual({
      kind: 'symbols',
      symbols: ['INFY', 'M&M', 'BAJAJ-AUTO', '360ONE'],
    });
    expect(parseSymbols([])).toEqual({ kind: 'symbols', symbols: [] });
    expect(parseSymbols(['', ','])).toEqual({ kind: 'symbols', symbols: [] });
  });

  test.each(['infy', 'INFY;TCS', '../etc', 'A'.repeat(21), 'IN FY', '<b>'])('refuses %j', (one) => {
    expect(parseSymbols([one])).toMatchObject({ kind: 'invalid', reason: /capital letters/ });
  });

  test('accepts forty, and rejects forty-one with a reason', () => {
    const many = Array.from({ length: MAX_QUOTES + 1 }, (_, at) => `S${at}`);
    expect(parseSymbols([many.slice(1).join(',')]).kind).toBe('symbols');
    expect(parseSymbols([many.join(',')])).toEqual({
      kind: 'invalid',
      reason: 'stocks: at most 40 symbols at once.',
    });
  });
});

describe('GET /api/quotes', () => {
  const get = (query = '') => GET(new Request(`http://localhost/api/quotes${query}`));

  test('answers the site shell’s six indices and twenty shares, marked as samples', async () => {
    const response = await get();
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=15, s-maxage=15, stale-while-revalidate=30',
    );
    const { quotes, source, asOf, hours, isOpen } = await response.json();
    const keys = Object.keys(quotes);
    expect(keys.filter((key) => key.startsWith('index:'))).toEqual([
      'index:Sensex',
      'index:Nifty 50',
      'index:Bank Nifty',
      'index:Nifty Midcap 50',
      'index:Nifty IT',
      'index:Nifty 500',
    ]);
    expect(keys.filter((key) => key.startsWith('stock:'))).toHaveLength(20);
    expect(quotes['index:Sensex']).toHaveLength(3);
    expect(source).toEqual({ index: 'sample', stock: 'sample' });
    expect(Number.isNaN(Date.parse(asOf.index))).toBe(false);
    expect(isOpen).toBe(hours[0][0] <= Date.now());
  });

  test('adds the named shares, and omits unknown ones', async () => {
    const { quotes } = await (await get('?stocks=RELIANCE,M%26M,NOSUCH')).json();
    expect(quotes['stock:RELIANCE']).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(quotes['stock:M&M']).toBeDefined();
    expect(quotes).not.toHaveProperty(['stock:NOSUCH']);
  });

  test('a company’s share has the figures of its page', async () => {
    const page = await companies.load('infosys-limited', {});
    if (!page) throw new Error('the sample has no Infosys');
    const { quote } = page.story;
    const { quotes } = await (await get('?stocks=INFY')).json();
    expect(quotes['stock:INFY']).toEqual([quote?.price, quote?.change, quote?.changePercent]);
  });

  test.each(['?stocks=infy', `?stocks=${Array.from({ length: 41 }, (_, at) => `S${at}`).join()}`])(
    '%s is a bad request that says why and is not cached',
    async (query) => {
      const response = await get(query);
      expect(response.status).toBe(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await response.json()).error).toMatch(/^stocks: /);
    },
  );
});
