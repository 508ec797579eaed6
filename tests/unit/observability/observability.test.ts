import { startFresh } from '@/tests/support/fresh-site';

beforeEach(() => startFresh());

describe('what is told of an error', () => {
  test('its words and its number, and nothing that hangs on it', async () => {
    const { plainError } = await import('@/lib/observability/server-error');
    const error = Object.assign(new Error('Request failed'), {
      name: 'AxiosError',
      digest: '123456',
      config: { headers: { authorization: 'secret' } },
      request: { socket: { remoteAddress: '10.0.0.9' } },
    });
    const told = plainError(error);
    expect(Object.keys(told).sort()).toEqual(['digest', 'message', 'stack', 'type']);
    expect(told).toMatchObject({ type: 'AxiosError', message: 'Request failed', digest: '123456' });
    expect(JSON.stringify(told)).not.toMatch(/secret|10\.0\.0\.9/);
  });

  test('also where something else was thrown', async () => {
    const { plainError } = await import('@/lib/observability/server-error');
    expect(plainError('a word')).toEqual({ type: 'string', message: 'a word' });
    expect(plainError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
  });
});

describe('what became of the calls', () => {
  test('is counted by result and time, with the last of each', async () => {
    const { callRecords, noteFailure, noteSuccess } = await import('@/lib/observability/calls');
    noteSuccess('menu', 'provider', 40);
    noteSuccess('menu', 'provider', 700);
    noteFailure('menu', 'timeout', 5_000);
    const record = callRecords().get('menu');
    expect(Object.fromEntries(record?.results ?? [])).toEqual({ ok: 2, timeout: 1 });
    expect(Object.fromEntries(record?.atMost ?? [])).toMatchObject({
      0.01: 0,
      0.05: 1,
      0.5: 1,
      1: 2,
      5: 3,
    });
    expect(record?.attempts).toBe(3);
    expect(record?.totalSeconds).toBeCloseTo(5.74);
    expect(record?.lastFailure?.reason).toBe('timeout');
    expect(record?.lastSuccess).toBeLessThanOrEqual(Date.now());
  });

  test('stands in the metrics', async () => {
    const { noteFailure } = await import('@/lib/observability/calls');
    const { noteCacheRead } = await import('@/lib/observability/cache-reads');
    const { metricsText } = await import('@/server/operations/metrics');
    noteFailure('faqs', 'not-json', 20);
    noteCacheRead('stale');
    const text = await metricsText();
    expect(text).toContain('site_provider_calls_total{call="faqs",result="not-json"} 1');
    expect(text).toContain('site_provider_call_seconds_bucket{call="faqs",le="0.05"} 1');
    expect(text).toContain('site_provider_cache_reads_total{kind="stale"} 1');
  });

  test('a loaded call is noted by itself', async () => {
    const { load } = await import('@/lib/provider/load');
    const { callRecords } = await import('@/lib/observability/calls');
    await load('menu', {});
    expect(callRecords().get('menu')).toMatchObject({ attempts: 1, source: 'sample' });
  });
});

test('what is left to do is done at the end, and nobody waits for what hangs', async () => {
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
