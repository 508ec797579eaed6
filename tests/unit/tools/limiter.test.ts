import { createLimiter } from '@/lib/tools/limiter';

test('a key over the rate waits for the rest of its minute; others do not', async () => {
  const limiter = createLimiter({ name: 'test', perMinute: 2 });
  expect(await limiter.count('a')).toBe(0);
  expect(await limiter.count('a')).toBe(0);
  const seconds = await limiter.count('a');
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await limiter.count('b')).toBe(0);
  await limiter.close();
});

test('limits with different names count separately', async () => {
  const one = createLimiter({ name: 'one', perMinute: 1 });
  const other = createLimiter({ name: 'other', perMinute: 1 });
  expect([await one.count('a'), await other.count('a')]).toEqual([0, 0]);
});
