import { render, screen, within } from '@testing-library/react';

import { OpenAccountPage } from '@/components/pages/OpenAccountPage/OpenAccountPage';
import { ReceivedPage } from '@/components/pages/ReceivedPage/ReceivedPage';
import { firm } from '@/lib/content/firm';
import { accountWay } from '@/lib/domain/account/way';

import { sectionOf } from '../../support/section';

// The Server Action runs in the server alone.
jest.mock('@/lib/enquiries/form-action', () => ({ sendForm: jest.fn() }));

const show = (address: string) => {
  const query = new URLSearchParams(address);
  return render(<OpenAccountPage way={accountWay((name) => query.get(name) ?? '')} />);
};
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the first screen says cost, time and papers, and leads on without a number', () => {
  show('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Opening a demat and trading account costs nothing and takes 1 to 3 working days',
  );
  expect(
    screen.getByText('Nothing to open, ₹354.00 a year to keep, nothing to close.'),
  ).toBeVisible();
  expect(screen.getByText('With GST, rates as of 20 Nov 2026.')).toBeVisible();
  const onward = new URL(linkTo('Continue to the application') ?? '');
  expect(onward.origin + onward.pathname).toBe(firm.links.accountOpening);
  expect([...onward.searchParams.keys()]).toEqual([
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
  ]);
});

test('without an answer everybody’s papers are there, and the first question is asked', () => {
  const { container } = show('');
  expect(sectionOf('Which way is yours?')).toHaveTextContent('Who is the account for?');
  expect(linkTo('An HUF')).toBe('/open-account?who=huf#way');
  expect(container.querySelectorAll('#papers details')).toHaveLength(5);
  const papers = sectionOf('Who may open an account, and with which papers');
  expect(papers).toHaveTextContent('(only for futures and options)');
  expect(screen.queryByText('Begin again')).not.toBeInTheDocument();
});

test('each answer is kept in the address, and can be changed', () => {
  show('who=resident&aadhaar=yes');
  expect(linkTo('No futures or options')).toBe(
    '/open-account?who=resident&aadhaar=yes&derivatives=no#way',
  );
  expect(linkTo('Change: Who is the account for?')).toBe('/open-account#way');
  expect(linkTo(/^Change: Does your mobile/)).toBe('/open-account?who=resident#way');
  expect(linkTo('Begin again')).toBe('/open-account#way');
});

test.each([
  [
    'who=resident&aadhaar=yes&derivatives=no&shares=none',
    'Your way: online, in 1 to 3 working days',
    'Papers of a resident',
    'Aadhaar, with a mobile number that receives its one-time password',
    'Proof of income',
  ],
  [
    'who=resident&aadhaar=no&derivatives=yes&shares=keep',
    'Your way: on paper, in at most a week',
    'Papers of a resident',
    'Proof of income',
    'Aadhaar, with a mobile number',
  ],
  [
    'who=nri&money=abroad&shares=none',
    'Your way: on paper, in at most a week',
    'Papers of an NRI',
    'Proof of the NRE account',
    'NRO account, and|Proof of the NRO account|Proof of income',
  ],
  [
    'who=minor&shares=move',
    'Your way: on paper, in at most a week',
    'Papers of a minor and the guardian',
    'Proof of the date of birth',
    'Proof of income',
  ],
])('the answers %s lead to “%s”', (address, way, heading, paper, other) => {
  show(address);
  expect(sectionOf(way)).toBeInTheDocument();
  const papers = sectionOf(heading);
  expect(papers).toHaveTextContent(paper);
  expect(papers).not.toHaveTextContent(new RegExp(other));
  expect(papers).not.toHaveTextContent('(only ');
  // The next step is at hand: the application, or a call about the papers.
  const next = within(sectionOf(way)).getByRole('link', {
    name: way.includes('online') ? 'Continue to the application' : 'Have us call you',
  });
  expect(next).toHaveAttribute('href', expect.stringMatching(/^(https:|#enquire)/));
});

test('the first year is told for three ways of using the account, by line and in all', () => {
  show('');
  const table = screen.getByRole('table', { name: /^Cost of the first year/ });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toContain('Brokerage, to us150.003,000.007,200.00');
  expect(rows.at(-1)).toBe('In the first year605.285,603.2813,347.60');
});

test('the form asks for name, mobile number and PIN code, with an unticked box', () => {
  show('');
  const form = screen.getByRole('checkbox', { name: /^I agree to be called/ }).closest('form');
  const boxes = within(form as HTMLFormElement).getAllByRole('textbox');
  expect(boxes.map((box) => box.getAttribute('name'))).toEqual(['name', 'mobile', 'pincode']);
  expect(screen.getByRole('checkbox', { name: /^I agree to be called/ })).not.toBeChecked();
});

test('the page after the form leads on with reference and campaign, and nothing typed', () => {
  render(<ReceivedPage received={{ kind: 'account', reference: 'OA-20261129-7K3F9Q' }} />);
  const onward = new URL(linkTo('Continue to the account opening site') ?? '');
  expect([...onward.searchParams]).toEqual([
    ['utm_source', 'website'],
    ['utm_medium', 'referral'],
    ['utm_campaign', 'account-opening'],
    ['utm_content', 'page'],
    ['reference', 'OA-20261129-7K3F9Q'],
  ]);
});

test('the page after another form leads to no other site', () => {
  render(<ReceivedPage received={{ kind: 'call-back', reference: 'CB-20261129-7K3F9Q' }} />);
  expect(screen.queryByRole('link', { name: /account opening/ })).not.toBeInTheDocument();
});
