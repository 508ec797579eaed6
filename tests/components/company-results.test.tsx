import { render, screen, within } from '@testing-library/react';

import { CompanyPartPage } from '@/components/pages/CompanyPage/CompanyPartPage';
import { OwnersSection } from '@/components/pages/CompanyPage/OwnersSection';
import { resultsTable } from '@/components/pages/CompanyPage/period-columns';
import { fileTable } from '@/components/ui/Table/table-file';
import { ResultsSection } from '@/components/pages/CompanyPage/ResultsSection';
import type { Quarter, ResultsBasis, Shareholding } from '@/lib/domain/company/records';
import { resultsView } from '@/lib/domain/company/results';

import { SESSION_EVENING } from '../support/market-clocks';
import {
  company,
  figures,
  named,
  owner,
  owners,
  quarter,
  quarters,
  sourced,
} from '@/tests/fixtures/company';

const own = company();
const path = '/company-information/malwa-tractors-and-implements-limited';
const NEVER = /NaN|null|undefined|Infinity|[−-]0(?:\.0+)?(?![\d.])/;

const profits = (count: number) => Array.from({ length: count }, (_, at) => 10 + at);

function results(
  reported: readonly Quarter[],
  {
    place = 'summary',
    wanted = null,
  }: { place?: 'summary' | 'page'; wanted?: ResultsBasis | null } = {},
) {
  const data = { figures: figures(), quarters: reported, years: [] };
  const view = resultsView(data, [], wanted);
  return render(
    <ResultsSection
      company={own}
      results={sourced(data)}
      view={view}
      place={place}
      page={null}
      now={SESSION_EVENING}
    />,
  );
}

/** Thirteen quarters to September 2026. */
const thirteen = [
  ...['2023-09-30', '2023-12-31', '2024-03-31', '2024-06-30', '2024-09-30'].map((period) =>
    quarter(period, { salesCrore: 90, netProfitCrore: 9, eps: 1 }),
  ),
  ...quarters(profits(8), profits(8)),
];

const rowsOfTable = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('results', () => {
  it('a growth from next to nothing has no figure', () => {
    results(quarters([10, 10, 10, 0.2, 10, 10, 10, 25], Array(8).fill(90)));
    const [newest] = rowsOfTable();
    expect(newest).toHaveTextContent('over ten times');
    expect(newest).not.toHaveTextContent('12,400');
  });

  it('are four quarters with a link to all of them, and all on their own page', () => {
    const { unmount } = results(thirteen);
    expect(rowsOfTable()).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'All quarters and years' })).toHaveAttribute(
      'href',
      `${path}/results`,
    );
    unmount();
    results(thirteen, { place: 'page' });
    expect(rowsOfTable()).toHaveLength(13);
    expect(screen.queryByRole('link', { name: 'All quarters and years' })).toBeNull();
  });

  it('have neither a page nor a drawing for one quarter', () => {
    const { container } = results(quarters([4], [9]));
    expect(rowsOfTable()[0]).toHaveTextContent('Sep 202694');
    expect(screen.queryByRole('link', { name: 'All quarters and years' })).toBeNull();
    expect(container.querySelector('svg')).toBeNull();
    expect(container.innerHTML).not.toMatch(NEVER);
  });

  it('are of the basis in the address, which has no mark for the page’s own', () => {
    const on = (basis: ResultsBasis) => thirteen.map((one) => ({ ...one, basis }));
    results([...on('consolidated'), ...on('standalone')], { wanted: 'standalone' });
    expect(screen.getByRole('link', { name: 'Standalone' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Consolidated' })).toHaveAttribute(
      'href',
      `${path}#results-heading`,
    );
    expect(screen.getByRole('link', { name: /^Download CSV/ })).toHaveAttribute(
      'href',
      `${path}/results.csv?basis=standalone`,
    );
  });

  it('show a loss with its sign, and no growth from it', () => {
    const { container } = results(quarters([1, 2, 3, -4, 5, 6, 7, 8]), { place: 'page' });
    expect(screen.getByText('−4', { selector: 'td *' })).toHaveAttribute('data-direction', 'down');
    expect(rowsOfTable()[0]).toHaveTextContent(/^Sep 20268$/);
    expect(container.innerHTML).not.toMatch(NEVER);
  });

  it('have decimals once one sum has some', () => {
    results(quarters([4.5, 5], [9, 8]));
    expect(rowsOfTable()[0]).toHaveTextContent(/^Sep 20268\.005\.00$/);
  });

  it('of a bank have interest earned and NPA', () => {
    const npa = { kind: 'bank', grossNpaPercent: 2.13, netNpaPercent: 0.53 } as const;
    results(quarters([1, 2], [8, 9]).map((one) => ({ ...one, ...npa })));
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Quarter to',
      'Interest earned',
      'Net profit',
      'Gross NPA %',
      'Net NPA %',
    ]);
    expect(rowsOfTable()[0]).toHaveTextContent('2.130.53');
  });

  it('mark a restated quarter beside the day of its report', () => {
    const first = { salesCrore: 8, netProfitCrore: 1, eps: null, filedOn: '2026-10-10' };
    const [one] = quarters([4], [9]);
    results([{ ...(one ?? quarter('')), filedOn: '2026-10-20', firstReported: first }]);
    expect(rowsOfTable()[0]).toHaveTextContent('20 Oct 2026 restated');
  });

  it('have a file with the columns that have values', () => {
    const { quarters: rows } = resultsView({ quarters: quarters([4, 5], [9, 8]), years: [] }, []);
    const { columns, rows: inFile } = resultsTable(rows, []);
    const table = fileTable(columns, inFile);
    expect(table.header.slice(0, 4)).toEqual([
      'Period',
      'To',
      'Revenue or interest earned, ₹ crore',
      'Net profit, ₹ crore',
    ]);
    expect(table.rows.map((row) => row.slice(0, 4))).toEqual([
      ['Quarter', '2026-09-30', 8, 5],
      ['Quarter', '2026-06-30', 9, 4],
    ]);
  });
});

const shareholding = (all: readonly Shareholding[], place: 'summary' | 'page' = 'summary') =>
  render(<OwnersSection company={own} owners={sourced(all)} page={null} place={place} />);

describe('who owns the company', () => {
  it('is the last quarter beside the year before, with a link to all from eight on, else every quarter', () => {
    const { unmount } = shareholding(owners(Array.from({ length: 9 }, () => 50)));
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    const [promoters] = rowsOfTable();
    expect(promoters).toHaveTextContent(/^Promoters %/);
    expect(screen.getByRole('link', { name: 'All quarters' })).toHaveAttribute(
      'href',
      `${path}/shareholding`,
    );
    unmount();
    shareholding(owners([50, 51]));
    expect(screen.queryByRole('link', { name: 'All quarters' })).toBeNull();
    expect(rowsOfTable()).toHaveLength(2);
  });

  it('leaves out what is not known, and draws one path for each group', () => {
    const { container } = shareholding([owner('2026-09-30', { insurersPercent: null })]);
    expect(container.querySelectorAll('path')).toHaveLength(5);
    expect(screen.queryByText(/^(Promoters’ pledge|Shareholders|Insurers)/)).toBeNull();
    expect(container.innerHTML).not.toMatch(NEVER);
  });

  it('has every quarter on a page of its own', () => {
    const all = sourced(owners(Array.from({ length: 9 }, () => 50)), { source: 'sample' });
    render(
      <CompanyPartPage
        company={own}
        part="shareholding"
        owners={all}
        days={null}
        events={null}
        results={null}
        basis={null}
        similar={{
          near: [{ company: named('Kaveri Pumps Limited', 'KAVERI'), row: null, by: ['name'] }],
          figures: null,
        }}
        now={SESSION_EVENING}
      />,
    );
    expect(screen.getByRole('link', { name: 'Kaveri Pumps' })).toHaveAttribute(
      'href',
      '/company-information/kaveri-pumps-limited/shareholding',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/: shareholding$/);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/ \(sample\)$/);
    expect(within(screen.getAllByRole('table')[0]!).getAllByRole('row')).toHaveLength(10);
  });
});
