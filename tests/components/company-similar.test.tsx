import { render, screen, within } from '@testing-library/react';

import { DivisionLine } from '@/components/pages/CompanyPage/CompanyHero';
import { hasSimilar, SimilarSection } from '@/components/pages/CompanyPage/SimilarSection';
import { storyOf } from '@/lib/domain/company/story';
import { READY_SCREENS } from '@/lib/domain/screener/screens';
import type { Similar } from '@/lib/pages/companies/company/load-similar';
import { company, companyRecords, named, sourced } from '@/tests/fixtures/company';

import { SESSION_EVENING } from '../support/market-clocks';
import { figure } from '../unit/screener/support';

const own = company();
const other = { ...named('Gomti & Sons Limited', 'GOMTI'), listedOn: '2025-11-12' };
const rows = [figure('GOMTI', { close: 321.5, changePercent: -1.25 })];

const SIMILAR: Similar = {
  near: [
    { company: other, row: rows[0] ?? null, by: ['size', 'listed'] },
    { company: named('Narmada Limited', 'NARMADA'), row: null, by: ['name'] },
  ],
  places: [
    { kind: 'index', name: 'NIFTY 50', weight: 8.123 },
    { kind: 'screen', screen: READY_SCREENS[0], page: 2 },
  ],
  figures: sourced({ date: '2026-11-20', first: null, days: [], rows }),
  division: null,
};

test('a row has the price, the change and why it is there, and its link', () => {
  render(<SimilarSection company={own} similar={SIMILAR} page={null} />);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(
    /Gomti & Sons.*321\.50.*1\.25%.*Market cap and first day, 12 Nov/,
  );
  expect(second).toHaveTextContent(/Narmada.*–.*Name/);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/company-information\/gomti/),
  );
});

test('the lists are linked, an index with its weight where it is published', () => {
  render(<SimilarSection company={own} similar={SIMILAR} page={null} />);
  expect(screen.getByRole('link', { name: 'Nifty 50 (8.12% of it)' })).toHaveAttribute(
    'href',
    '/indices/nifty-50',
  );
  expect(screen.getByRole('link', { name: READY_SCREENS[0].title })).toHaveAttribute(
    'href',
    `/screener/${READY_SCREENS[0].slug}?page=2`,
  );
  expect(screen.queryByText(/Funds of such an index/)).toBeNull();
});

test('without prices there are no columns for them, and without links no section', () => {
  const near = SIMILAR.near.map((one) => ({ ...one, row: null }));
  render(
    <SimilarSection company={own} similar={{ ...SIMILAR, near, figures: null }} page={null} />,
  );
  expect(screen.queryByRole('columnheader', { name: 'Price ₹' })).toBeNull();
  expect(hasSimilar({ ...SIMILAR, near: [], places: [] })).toBe(false);
});

test('a divided company names its parts in a sentence with links', () => {
  const story = storyOf(companyRecords({ company: own }), SESSION_EVENING);
  const division = { parent: own, day: '2025-10-14', cause: 'demerger', listedAfter: [other] };
  render(<DivisionLine story={story} division={division} />);
  expect(screen.getByText(/since 14 Oct 2025 \(demerger\)/)).toHaveTextContent(
    'Listed after that, on 12 Nov 2025: Gomti & Sons. No P/E is given',
  );
  expect(screen.getByRole('link', { name: 'Gomti & Sons' })).toBeInTheDocument();
});
