import { emptySearchDays, emptySearches, noteEmptySearch } from '@/lib/search/empty-searches';
import { searchesTable } from '@/lib/pages/status/load-status';
import { startFresh } from '@/tests/support/fresh-site';

beforeEach(() => startFresh());

describe('a logged error', () => {
  test('has message and digest, and no other property of the error', async () => {
    const { plainError } = await import('@/lib/observability/server-error');
    const error = Object.assign(new Error('Request failed'), {
      name: 'AxiosError',
      digest: '123456',
      config: { headers: { authorization: 'secret' } },
      request: { socket: { remoteAddress: '10.0.0.9' } },
    });
    const plain = plainError(error);
    expect(Object.keys(plain).sort()).toEqual(['digest', 'message', 'stack', 'type']);
    expect(plain).toMatchObject({
      type: 'AxiosError',
      message: 'Request failed',
      digest: '123456',
    });
    expect(JSON.stringify(plain)).not.toMatch(/secret|10\.0\.0\.9/);
  });

  test('may be any thrown value', async () => {
    const { plainError } = await import('@/lib/observability/server-error');
    expect(plainError('a word')).toEqual({ type: 'string', message: 'a word' });
    expect(plainError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
  });
});

describe('provider calls', () => {
  test('are counted by result and duration, with the last call of each', async () => {
    const { callRecords, noteFailure, noteSuccess } = await import('@/lib/observability/calls');
    noteSuccess('menu', 'provider', 40);
    noteSuccess('menu', 'provider', 700);
    noteFailure('menu', { reason: 'timeout', detail: null }, 5_000);
    const record = callRecords().get('menu');
    expect(record?.attempts).toBe(3);
    expect(record?.lastFailure?.reason).toBe('timeout');
    expect(record?.lastSuccess).toBeLessThanOrEqual(Date.now());
    const { metrics } = await import('@/lib/observability/metrics');
    const text = await metrics().registry.metrics();
    const values = Object.entries({
      'site_provider_calls_total{call="menu",result="ok"}': 2,
      'site_provider_calls_total{call="menu",result="timeout"}': 1,
      'site_provider_call_seconds_bucket{le="0.01",call="menu"}': 0,
      'site_provider_call_seconds_bucket{le="0.05",call="menu"}': 1,
      'site_provider_call_seconds_bucket{le="0.5",call="menu"}': 1,
      'site_provider_call_seconds_bucket{le="1",call="menu"}': 2,
      'site_provider_call_seconds_bucket{le="5",call="menu"}': 3,
      'site_provider_call_seconds_bucket{le="+Inf",call="menu"}': 3,
      'site_provider_call_seconds_sum{call="menu"}': 5.74,
    });
    for (const [name, value] of values) expect(text).toContain(`${name} ${value}\n`);
  });

  test('appear in the metrics', async () => {
    const { noteFailure } = await import('@/lib/observability/calls');
    const { noteCacheRead } = await import('@/lib/observability/cache-reads');
    const { metrics } = await import('@/lib/observability/metrics');
    noteFailure('faqs', { reason: 'not-json', detail: null }, 20);
    noteCacheRead('stale');
    const text = await metrics().registry.metrics();
    expect(text).toContain('site_provider_calls_total{call="faqs",result="not-json"} 1');
    expect(text).toContain('site_provider_call_seconds_bucket{le="0.05",call="faqs"} 1');
    expect(text).toContain('site_provider_cache_reads_total{kind="stale"} 1');
  });

  test('are recorded by load', async () => {
    const { load } = await import('@/lib/provider/load');
    const { callRecords } = await import('@/lib/observability/calls');
    await load('menu', {});
    expect(callRecords().get('menu')).toMatchObject({ attempts: 1, source: 'sample' });
  });
});

test('shutdown runs all tasks, and continues after failures and timeouts', async () => {
  const { finishWork, onShutdown } = await import('@/lib/observability/shutdown');
  const done: string[] = [];
  onShutdown('good', async () => done.push('good'));
  onShutdown('fails', async () => {
    throw new Error('broken');
  });
  onShutdown('hangs', () => new Promise(() => undefined));
  await finishWork(50);
  expect(done).toEqual(['good']);
});

describe('searches that found nothing', () => {
  const at = (day: string) => new Date(`${day}T06:00:00Z`);
  const note = (query: string, times: number, day = '2026-11-20') => {
    for (let left = times; left > 0; left -= 1) noteEmptySearch(query, at(day));
  };
  const told = (day = '2026-11-20') =>
    emptySearches(at(day)).map(({ query, times }) => [query, times]);
  beforeEach(() => emptySearchDays().clear());

  test('are listed from the fifth time on, most frequent first', () => {
    note('Unlisted  shares', 3);
    note('unlisted shares', 3);
    note('gift city', 7);
    note('four times', 4);
    expect(told()).toEqual([
      ['gift city', 7],
      ['unlisted shares', 6],
    ]);
  });

  test('have their digits masked, and those of a person are left out', () => {
    note('ipo 2031', 3);
    note('ipo 2032', 3);
    for (const own of ['9876543210', 'ABCDE1234F', 'asha@example.in', 'x'.repeat(61), 'ab']) {
      note(own, 9);
    }
    expect(told()).toEqual([['ipo ####', 6]]);
  });

  test('cover seven days', () => {
    note('gift city', 4, '2026-11-13');
    note('gift city', 4, '2026-11-14');
    note('gift city', 3, '2026-11-20');
    expect(told()).toEqual([['gift city', 7]]);
    expect(told('2026-11-21')).toEqual([]);
    expect([...emptySearchDays().keys()]).toEqual(['2026-11-14', '2026-11-20']);
  });

  test('are held up to a bound, beyond which those seen once are forgotten', () => {
    const word = (of: number) => `q${String.fromCodePoint(0x4e00 + of)}x`;
    note('gift city', 6);
    for (let of = 0; of < 7_000; of += 1) note(word(of), 1);
    const [counts] = emptySearchDays().values();
    expect(counts?.size).toBeLessThanOrEqual(2_000);
    expect(told()).toEqual([['gift city', 6]]);
  });

  test('are on the status page with their scope, as text', () => {
    expect(searchesTable(at('2026-11-20').getTime())).toContain('No search found nothing');
    note('<b>bold</b>', 5);
    const html = searchesTable(at('2026-11-20').getTime());
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(html).toContain('of this process alone');
  });
});
