import { isTradingDay } from '@/lib/provider/embedded/sample/calendar';
import { DEAL_KINDS, largeDeals } from '@/lib/provider/embedded/sample/deals';
import { marketDay } from '@/lib/provider/embedded/sample/market-day';
import { sampleCompanies } from '@/lib/provider/embedded/sample/records';
import { stockHistory } from '@/lib/provider/embedded/sample/stock-history';

const newest = marketDay('NSE', '');
const shares = new Map((newest?.rows ?? []).map((row) => [row.symbol, row]));

test('the newest session says of each company what its own record says', () => {
  const differing = sampleCompanies().filter((company) => {
    const row = shares.get(company.symbol);
    const [high, before] = [Number(row?.high), Number(row?.prevhigh52)];
    const [low, lowBefore] = [Number(row?.low), Number(row?.prevlow52)];
    return (
      row?.close !== company.price ||
      row.perchg !== company.perchg ||
      row.volume !== company.volume ||
      row.value !== company.value ||
      high >= before !== (company.atHigh52 ?? false) ||
      low <= lowBefore !== (company.atLow52 ?? false)
    );
  });
  expect(differing).toEqual([]);
});

test('an earlier session is the one of the price history', () => {
  const earlier = marketDay('NSE', '2026-11-18');
  expect(earlier?.date).toBe('2026-11-18');
  const row = earlier?.rows.find(({ symbol }) => symbol === 'RELIANCE');
  const candle = stockHistory('RELIANCE', '1M')?.find(({ time }) => time === '2026-11-18');
  expect([row?.open, row?.high, row?.low, row?.close, row?.volume]).toEqual([
    candle?.open,
    candle?.high,
    candle?.low,
    candle?.close,
    candle?.volume,
  ]);
});

test('a day without trading has no date and no rows, but names the sessions', () => {
  expect(marketDay('NSE', '2026-11-15')).toMatchObject({ date: null, rows: [] });
  expect(newest?.days).toHaveLength(6);
  expect(newest?.days.filter((day) => !isTradingDay(day))).toEqual([]);
  expect(newest?.days[0]).toBe(newest?.date);
});

test.each(DEAL_KINDS)('%s deals lie within the volume and the prices of their shares', (kind) => {
  const { rows } = largeDeals(kind, '');
  expect(rows.length).toBeGreaterThan(0);
  const wrong = rows.filter(({ symbol, quantity, price }) => {
    const share = shares.get(symbol);
    const isPriced = price === undefined || price === null;
    const isWithin =
      isPriced || (Number(price) >= Number(share?.low) && Number(price) <= Number(share?.high));
    return !isWithin || Number(quantity) > Number(share?.volume);
  });
  expect(wrong).toEqual([]);
  expect(largeDeals(kind, '')).toEqual(largeDeals(kind, '2026-11-20'));
});
