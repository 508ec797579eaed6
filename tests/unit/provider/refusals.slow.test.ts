import { singleton } from '@/lib/tools/singleton';

import { startFresh } from '../../support/fresh-site';
import {
  RawAnswer,
  startProvider,
  StatusAnswer,
  type TestProvider,
} from '../../support/provider/server';
import { until } from '../../support/until';

const PATH = '/company/master';
const companies = [{ companyname: 'Alpha Limited' }];

let provider: TestProvider;
beforeEach(async () => {
  provider = await startProvider({ answers: { [PATH]: companies } });
});
afterEach(() => provider.close());
afterEach(() => jest.restoreAllMocks());

async function start() {
  startFresh({ CONTENT_BASE_URL: provider.origin, LOG_LEVEL: 'info' });
  const { log } = await import('@/lib/tools/log');
  const lines = {
    warn: jest.spyOn(log, 'warn'),
    error: jest.spyOn(log, 'error'),
    info: jest.spyOn(log, 'info'),
  };
  for (const line of Object.values(lines)) line.mockImplementation(() => undefined);
  return { ...lines, ...(await import('@/lib/provider/load')) };
}

/** Advances the clocks of the cache. */
function later(seconds: number): void {
  const [now, date] = [performance.now() + seconds * 1000, Date.now() + seconds * 1000];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(Date, 'now').mockImplementation(() => date);
}

const settle = () =>
  until(() => singleton('refreshes', () => new Map<string, unknown>()).size === 0);

describe('a passing refusal', () => {
  test.each<[number, string | undefined, number]>([
    [429, '5', 5],
    [429, undefined, 30],
    [429, '0', 1],
    [429, '86400', 300],
    [429, 'soon', 30],
    [503, '7', 7],
    [401, undefined, 30],
    [403, undefined, 30],
    [408, undefined, 30],
    [418, undefined, 30],
  ])('%i with Retry-After %s is tried again after %i s', async (status, retryAfter, seconds) => {
    provider.setAnswers({ [PATH]: new StatusAnswer(status, retryAfter) });
    const { load, isUnanswered } = await start();
    later(0);
    expect(await load('companies', {})).toBeNull();
    expect(isUnanswered('companies', {})).toBe(false);
    expect(provider.count()).toBe(1);
    provider.setAnswers({ [PATH]: companies });
    later(seconds - 0.5);
    await load('companies', {});
    await settle();
    expect(provider.count()).toBe(1);
    later(1);
    await load('companies', {});
    await settle();
    expect((await load('companies', {}))?.data[0]?.name).toBe('Alpha Limited');
  });

  test('503 without Retry-After is tried twice at once', async () => {
    provider.setAnswers({ [PATH]: new StatusAnswer(503) });
    const { load } = await start();
    await load('companies', {});
    expect(provider.count()).toBe(2);
  });

  test('Retry-After as a date is read by the clock', async () => {
    startFresh({});
    const { secondsOf } = await import('@/lib/provider/transport/failure');
    const now = Date.parse('2026-11-20T10:00:00Z');
    expect(secondsOf('Fri, 20 Nov 2026 10:01:40 GMT', now)).toBe(100);
    expect(secondsOf('Fri, 20 Nov 2026 09:00:00 GMT', now)).toBe(1);
    expect(secondsOf(undefined, now)).toBeNull();
    expect(secondsOf('-5', now)).not.toBe(-5);
  });
});

test.each([404, 405, 410, 501])('%i means that the provider lacks the call', async (status) => {
  provider.setAnswers({ [PATH]: new StatusAnswer(status, '5') });
  const { load, isUnanswered } = await start();
  expect(await load('companies', {})).toBeNull();
  expect(isUnanswered('companies', {})).toBe(true);
  later(60);
  await load('companies', {});
  await settle();
  expect(provider.count()).toBe(1);
});

describe('the log', () => {
  const answer = async (load: () => Promise<unknown>, data: unknown) => {
    provider.setAnswers({ [PATH]: data });
    later(1_000);
    await load();
    await settle();
  };

  test('has a line for each change of the fault, and one when it is fixed', async () => {
    const { load, warn, info } = await start();
    const read = () => load('companies', {});
    const broken = (name: unknown) => [...companies, { companyname: name }];
    await answer(read, broken(' '));
    expect(warn).toHaveBeenLastCalledWith(
      {
        call: 'company/master',
        dropped: 1,
        reasons: ['companyname: expected text, found " " (the record is left out)'],
      },
      'invalid items of an answer were dropped',
    );
    await answer(read, [...broken(''), ...broken('')]);
    expect(warn).toHaveBeenCalledTimes(1);
    await answer(read, new StatusAnswer(500));
    await answer(read, new StatusAnswer(500));
    expect(warn).toHaveBeenCalledTimes(2);
    await answer(read, companies);
    expect(info).toHaveBeenCalledWith({ call: 'company/master' }, 'a call gives whole data again');
    await answer(read, new StatusAnswer(500));
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test.each<[string, unknown, string, string]>([
    ['no envelope', undefined, 'no-data', 'expected {"data": …}, found a record with records'],
    [
      'a record',
      { records: [] },
      'wrong-kind',
      'data: expected list (record), found a record with',
    ],
    [
      'other names',
      [{ Name: 'A' }],
      'wrong-kind',
      'companyname: expected text, found a record with',
    ],
  ])('and the status page name what was found: %s', async (_, data, reason, detail) => {
    provider.setAnswers({
      [PATH]: data ?? new RawAnswer('{"records": []}', 'application/json'),
    });
    const { load, warn } = await start();
    expect(await load('companies', {})).toBeNull();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({
      reason,
      detail: expect.stringContaining(detail),
    });
    const { loadStatus } = await import('@/lib/pages/status/load-status');
    const { escapeHtml } = await import('@/lib/tools/escape');
    expect(await loadStatus(Date.now())).toContain(escapeHtml(detail));
  });

  test('a body that is not JSON is reported with its beginning', async () => {
    await provider.setFault('html');
    const { load, warn } = await start();
    await load('companies', {});
    expect(warn.mock.calls[0]?.[0]).toMatchObject({
      reason: 'not-json',
      detail: expect.stringMatching(
        /^expected JSON, found a text of \d+ letters that begins with "<!doctype/,
      ),
    });
  });
});
