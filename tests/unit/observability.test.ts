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
    noteFailure('menu', 'timeout', 5_000);
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
    const { metricsText } = await import('@/server/operations/metrics');
    noteFailure('faqs', 'not-json', 20);
    noteCacheRead('stale');
    const text = await metricsText();
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
