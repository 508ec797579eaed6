import { type CallName, CALLS, fillPath } from '@/lib/provider/calls';
import { exampleParameters } from '@/lib/provider/contract/about';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';
import { clients } from '@/lib/provider/clients';

import { startFresh, temporaryFolder } from '../../support/fresh-site';
import { writeAuthority } from '../../support/provider/certificates';
import { startProvider, StatusAnswer, type TestProvider } from '../../support/provider/server';

const NAMES = Object.keys(CALLS) as CallName[];

/** The path of a call without its query and what was filled in. */
const pathOf = (name: CallName) => clients[CALLS[name].client].prefix + CALLS[name].path;

const PATTERNS = NAMES.map((name) => {
  const [pattern = ''] = pathOf(name).split('?');
  return { name, path: new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`) };
});

/** The sample firm's answers, made before any call waits for them. */
const SAMPLE = new Map(
  NAMES.map((name) => [name, sampleAnswer(name, exampleParameters(name))?.data]),
);

/** The sample firm as a provider that answers any parameters. */
function sample(path: string): unknown {
  const name = PATTERNS.find((one) => one.path.test(path))?.name;
  return name && SAMPLE.get(name);
}

let provider: TestProvider;
afterEach(() => provider.close());

/** Starts a provider over TLS and checks it. @param changes answers in place of the sample's, by call */
async function check(changes: Partial<Record<CallName, unknown>> = {}) {
  const changed = new Map(
    (Object.keys(changes) as CallName[]).map((name) => [
      (pathOf(name).split('?')[0] ?? '').replace(/\{.*/, ''),
      changes[name],
    ]),
  );
  provider = await startProvider({
    tls: 'modern',
    answers: (path) => {
      const key = [...changed.keys()].find((start) => path.startsWith(start));
      return key === undefined ? sample(path) : changed.get(key);
    },
  });
  const { origin } = provider;
  startFresh({
    PROVIDER_CA_FILE: writeAuthority(temporaryFolder()),
    MARKETS_BASE_URL: origin,
    FEED_BASE_URL: origin,
    IPO_BASE_URL: origin,
    CONTENT_BASE_URL: origin,
  });
  const { checkCalls, reportOf } = await import('@/scripts/provider/check');
  const { lines, isFit } = reportOf(await checkCalls());
  return { text: lines.join('\n'), isFit };
}

test('a provider that answers as documented fits, and each call is made once', async () => {
  const { text, isFit } = await check();
  expect(text).toContain(`${NAMES.length} calls: ${NAMES.length} fit, 0 to be mended`);
  expect(isFit).toBe(true);
  expect(provider.count()).toBe(NAMES.length);
  const code = sampleAnswer('companies', {})?.data as { code?: string; nsesymbol?: string }[];
  const path = fillPath('companyEvents', { code: code[0]?.code ?? code[0]?.nsesymbol ?? '' });
  expect(provider.count(`/api/web/${path}`)).toBe(1);
});

describe('a provider is to be mended', () => {
  test.each<[string, Partial<Record<CallName, unknown>>, RegExp]>([
    [
      'where a required field has another name',
      { faqs: [{ question: 'a', Response: 'b' }] },
      /response: expected markup, found "Response".*\. Add the field `response`/,
    ],
    [
      'where an item of a list in a record does not fit',
      { menu: { tickers: [{ title: 'a', description: 'b', position: null }] } },
      /tickers\[\]\.position: expected text, found null .*\. Send `tickers\[\]\.position` as text/,
    ],
    ['where a call is forbidden', { tools: new StatusAnswer(403) }, /forbidden \(403\)\. The cred/],
    ['where a call is not allowed so often', { tools: new StatusAnswer(429) }, /rate-limited/],
    [
      'where a required figure can’t be read',
      { indexHistory: [{ time: '2026-11-20', value: 'Rs. 12' }] },
      /value: expected figure, found "Rs. 12" \(it counts as missing\)/,
    ],
    [
      'where a dated answer names its day otherwise',
      { participants: { Date: '2026-11-20', rows: [] } },
      /date: expected date, found "Date", which is another name/,
    ],
    [
      'where a dated answer has no rows',
      { foBan: { date: '2026-11-20', list: [] } },
      /rows: expected list \(record\), found a record with date, list/,
    ],
    ['where the answer is null', { tools: null }, /found \{"data": null\}/],
    ['where a list is a record', { videos: { items: [] } }, /data: expected list \(record\)/],
  ])('%s', async (_, changes, expected) => {
    const { text, isFit } = await check(changes);
    expect(text).toMatch(expected);
    expect(text).toContain('1 to be mended');
    expect(isFit).toBe(false);
  });

  test('where all calls of a base fail alike, which is said once', async () => {
    const rejected = new StatusAnswer(401);
    const { text, isFit } = await check({ publicIssues: rejected, issueBids: rejected });
    expect(text).toContain(
      'IPO_BASE_URL: to be mended, all 2 calls fail alike\n  unauthorized (401)',
    );
    expect(text).not.toContain('publicIssues:');
    expect(text).toContain('2 to be mended');
    expect(isFit).toBe(false);
  });

  test('where the list of companies has none', async () => {
    const { text, isFit } = await check({ companies: [] });
    expect(text).toContain('data: expected a list with records, found none');
    expect(isFit).toBe(false);
  });

  test('where a base has none of its calls', async () => {
    const none = new StatusAnswer(404);
    const { text, isFit } = await check({ publicIssues: none, issueBids: none });
    expect(text).toContain('2 to be mended');
    expect(isFit).toBe(false);
  });
});

describe('a provider fits', () => {
  test('where it lacks a call', async () => {
    const { text, isFit } = await check({ awards: new StatusAnswer(410) });
    expect(text).toContain('awards: the provider does not have it');
    expect(isFit).toBe(true);
  });

  test('where a dated answer has nothing for the day', async () => {
    const { text, isFit } = await check({ participants: { date: null, days: [], rows: [] } });
    expect(text).toContain('participants: fits, 0 records');
    expect(isFit).toBe(true);
  });

  test('where optional fields are wrong, which are named', async () => {
    const { text, isFit } = await check({ tools: [{ name: 'A', link: 'ftp://a' }] });
    expect(text).toContain('link: expected link, found "ftp://a" (the field is left out)');
    expect(isFit).toBe(true);
  });
});
