import { CALLS, type CallName } from '@/lib/provider/calls';
import { embeddedAnswer } from '@/lib/provider/embedded';

/** Parameters with which every call has an answer. */
const GIVEN: Record<string, string> = {
  exchange: 'NSE',
  index: 'Nifty',
  kind: 'Gain',
  size: '20',
  range: '1Y',
  code: 'RELIANCE',
  category: '',
  state: 'open',
  on: '',
  symbol: 'NIFTY',
  expiry: '',
  from: '2026-10-21',
  to: '2027-01-19',
};
const SPECIAL: Partial<Record<CallName, Record<string, string>>> = {
  indexQuotes: { exchange: 'nse' },
  indexHistory: { index: 'NIFTY 50', range: '1D' },
  largeDeals: { kind: 'bulk', on: '' },
  fundHistory: { codes: '900101,900102' },
  reports: { category: 'technical-reports' },
  issueBids: { slug: 'sample-warehousing-and-logistics-limited' },
};

test.each(Object.keys(CALLS) as CallName[])('%s: every record fits', async (name) => {
  const answer = await embeddedAnswer(name, { ...GIVEN, ...SPECIAL[name] } as never);
  expect(answer?.source).toBe('sample');
  const read = CALLS[name].read(answer?.data);
  expect(read.reasons).toEqual([]);
  expect(read.dropped).toBe(0);
  expect(Array.isArray(read.data) ? read.data.length : 1).toBeGreaterThan(0);
});

test.each<[CallName, Record<string, string>]>([
  ['companyResults', { code: 'NOBODY' }],
  ['indexQuotes', { exchange: 'xyz' }],
  ['movers', { exchange: 'NSE', index: 'Nifty', kind: 'Worst', size: '5' }],
  ['stockHistory', { code: 'RELIANCE', range: '2Y' }],
  ['publicIssues', { state: 'lost' }],
  ['marketDay', { exchange: 'xyz', on: '' }],
  ['largeDeals', { kind: 'wash', on: '' }],
  ['optionChain', { symbol: 'NOBODY', expiry: '', on: '' }],
])('%s with %j is what a provider answers with 404', async (name, parameters) => {
  expect(await embeddedAnswer(name, parameters as never)).toBeNull();
});

test('what is published after the close is dated to the day, not to an hour', async () => {
  const asOf = async (name: CallName) => (await embeddedAnswer(name, GIVEN as never))?.asOf;
  for (const name of ['mutualFunds', 'institutionalFlows', 'marketNews', 'publicIssues'] as const) {
    expect([name, await asOf(name)]).toEqual([name, '2026-11-20']);
  }
  expect(await asOf('movers')).toBe('2026-11-20T10:10:00.000Z');
});
