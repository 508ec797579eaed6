import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { GET as calendar } from '@/app/calendars/[file]/route';
import { IssuesSection } from '@/components/sections/market/IssuesSection';
import { IssuePage } from '@/components/pages/IssuesPage/IssuePage';
import { IssuesPage } from '@/components/pages/IssuesPage/IssuesPage';
import { OpenIssues } from '@/components/pages/ProductPage/data/OpenIssues';
import { firm } from '@/lib/content/firm';
import type { FirmRole } from '@/lib/domain/market/records';
import { issues } from '@/lib/pages/issues/issue-page';
import { loadIssuesPage } from '@/lib/pages/issues/load-issues';
import { loadIssueLists } from '@/lib/pages/markets/load-market-pages';
import { loadSearchable } from '@/lib/pages/search/load-site-search';
import type { load as actualLoad } from '@/lib/provider/load';
import { CALLS } from '@/lib/provider/calls';
import { allBut } from '@/tests/support/fake-timers';
import { tableAt } from '@/tests/support/table-at';

/** The issue that the mocked provider has, open on the day of the mocked clock. */
const given = {
  name: 'Sample Railways Limited',
  slug: 'sample-railways',
  type: 'IPO',
  exchange: 'NSE',
  openDate: '2026-11-23',
  closeDate: '2026-11-25',
  priceLow: 315,
  priceHigh: 320,
  lotSize: 40,
  subscription: 108.79,
  firmRole: null as FirmRole | null,
};
const BIDS = {
  exchange: 'NSE',
  asOf: '2026-11-24T17:00:00+05:30',
  rows: [{ category: 'Institutions', offered: 10_000_000, bid: 1_087_887_320 }],
};
/** A figure of bids, as printed and as sent. */
const FIGURES = /108\.79|1,08,78,87,320|1087887320/;

jest.mock('@/lib/provider/load', () => {
  const actual = jest.requireActual<{ load: typeof actualLoad }>('@/lib/provider/load');
  const load = (name: string, parameters: { state?: string }) => {
    const of = { source: 'provider', asOf: '2026-11-24T11:30:00Z', note: null };
    if (name === 'publicIssues') {
      const data = parameters.state === 'open' ? CALLS.publicIssues.read([given]).data : [];
      return Promise.resolve({ ...of, data });
    }
    if (name === 'issueBids') {
      return Promise.resolve({ ...of, data: CALLS.issueBids.read(BIDS).data });
    }
    return actual.load(name as never, parameters as never);
  };
  return { ...actual, load };
});

const html = (view: ReactElement) => renderToStaticMarkup(view);
const file = async (name: string) => (await tableAt(`/equity/${name}`, 'state=open')).text();

/** What each way out of the site has of the issue. */
const OUTPUTS: Readonly<Record<string, () => Promise<string>>> = {
  'the page of the issue': async () => {
    const page = await issues.load('sample-railways', {});
    if (!page) throw new Error('no such issue');
    return html(<IssuePage {...page} />);
  },
  'what its page is made of': async () => JSON.stringify(await issues.load('sample-railways', {})),
  'its metadata': async () => {
    const page = await issues.load('sample-railways', {});
    return page ? JSON.stringify(issues.metadata(page)) : '';
  },
  'its picture': async () => JSON.stringify(await issues.picture('sample-railways')),
  'the page of all issues': async () => html(<IssuesPage {...await loadIssuesPage()} />),
  'what that page is made of': async () => JSON.stringify(await loadIssuesPage()),
  'the market’s page': async () =>
    html(<IssuesSection issues={await loadIssueLists()} page={null} />),
  'the product’s page': async () => html(<OpenIssues {...await loadIssueLists()} />),
  'issues.csv': () => file('issues.csv'),
  'issues.json': () => file('issues.json'),
  'the search index': async () => JSON.stringify(await loadSearchable()),
  'the calendar': async () =>
    (
      await calendar(new Request('http://localhost/calendars/ipos.ics'), {
        params: Promise.resolve({ file: 'ipos.ics' }),
      })
    ).text(),
};

const ROLES: readonly (FirmRole | null)[] = ['syndicate', 'leadManager', 'group', null];

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00+05:30'), doNotFake: allBut('Date') });
});
afterAll(() => {
  jest.useRealTimers();
});
afterEach(() => {
  Object.assign(firm, { showBids: false });
  given.firmRole = null;
});

describe.each(Object.entries(OUTPUTS))('%s', (_, output) => {
  test.each(ROLES)('has no bids with the role %j, though the profile allows them', async (role) => {
    Object.assign(firm, { showBids: true });
    given.firmRole = role;
    const text = await output();
    expect(text.length).toBeGreaterThan(50);
    expect(text).not.toMatch(FIGURES);
  });

  test('has no bids without a role, where the profile does not allow them', async () => {
    given.firmRole = 'none';
    expect(firm.showBids).toBe(false);
    expect(await output()).not.toMatch(FIGURES);
  });
});

const LISTS = ['the page of all issues', 'the market’s page', 'the product’s page'];

test.each([...LISTS, 'the page of the issue', 'issues.csv', 'issues.json'])(
  '%s has the bids where the profile allows them and the firm has no role',
  async (name) => {
    Object.assign(firm, { showBids: true });
    given.firmRole = 'none';
    expect(await OUTPUTS[name]?.()).toMatch(FIGURES);
  },
);
