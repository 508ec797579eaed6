import { fireEvent, render, screen, within } from '@testing-library/react';

import { ComplaintsPage } from '@/components/pages/ComplaintsPage/ComplaintsPage';
import { ContactPage } from '@/components/pages/ContactPage/ContactPage';
import { FaqsPage } from '@/components/pages/FaqsPage/FaqsPage';
import { FormCentrePage } from '@/components/pages/FormCentrePage/FormCentrePage';
import { EscalationPage } from '@/components/pages/GrievancePage/EscalationPage';
import { LocatePage } from '@/components/pages/LocatePage/LocatePage';
import { noticeCollection } from '@/components/pages/PublicationsPage/notices';
import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { RegistrationPage } from '@/components/pages/RegistrationPage/RegistrationPage';
import { SupportPage } from '@/components/pages/SupportPage/SupportPage';
import { TextPage } from '@/components/sections/text/TextPage';
import { ToolsPage } from '@/components/pages/ToolsPage/ToolsPage';
import { formatDate } from '@/lib/tools/format';
import { complaintTables } from '@/lib/domain/support/complaints';
import { complaintRegisters } from '@/lib/content/legal/complaints';
import { privacy } from '@/lib/content/legal/privacy';
import { authorisedPersons } from '@/lib/content/legal/registration';
import { personsPage } from '@/lib/domain/support/authorised-persons';

// The Server Action runs in the server alone.
jest.mock('@/lib/enquiries/form-action', () => ({ sendForm: jest.fn() }));

const branch = {
  name: 'Fort, Mumbai',
  address: 'Horniman Circle',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400001',
  phone: '022 0000 0001',
  email: 'fort@broker.example',
  position: { latitude: 18.93, longitude: 72.83 },
};

const NO_DATA = 'No Data Found!';

describe('a list that did not load shows the designed empty state', () => {
  test.each([
    ['questions', <FaqsPage key="0" faqs={null} query="" category="" />],
    ['forms', <FormCentrePage key="1" forms={[]} query="" category="" order="category" />],
    ['desks', <ContactPage key="2" contacts={null} />],
    ['branches', <LocatePage key="3" branches={null} query="" />],
    ['tools', <ToolsPage key="4" tools={[]} />],
    ['updates', <PublicationsPage key="5" collection={noticeCollection(null)} />],
    [
      'the support page',
      <SupportPage key="6" faqs={null} forms={null} branches={null} updates={null} />,
    ],
  ])('%s', (_name, page) => {
    render(page);
    expect(screen.getByText(NO_DATA)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

test('every answer is in the page with its deep link, and the search summarises its results', () => {
  const faqs = [
    {
      question: 'What is a pledge?',
      response: '<p>A lien.</p>',
      category: 'Demat',
      reviewedAt: null,
    },
    {
      question: 'How do I sell?',
      response: '<p>Press sell.</p>',
      category: 'Orders',
      reviewedAt: null,
    },
  ];
  const { container, rerender } = render(<FaqsPage faqs={faqs} query="" category="" />);
  expect(container).toHaveTextContent('A lien.');
  expect(container).toHaveTextContent('Press sell.');
  expect(container.querySelector('details #what-is-a-pledge')).not.toBeNull();
  rerender(<FaqsPage faqs={faqs} query="lien" category="" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One answer to “lien”');
  expect(container).not.toHaveTextContent('Press sell.');
  rerender(<FaqsPage faqs={faqs} query="" category="orders" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One answer on Orders');
});

describe('the offices', () => {
  const pune = { ...branch, name: 'Camp, Pune', city: 'Pune', pincode: '411001' };
  const kochi = { ...branch, name: 'Kochi', city: 'Kochi', state: 'Kerala', pincode: '682016' };
  const branches = [branch, pune, kochi];
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

  test('are grouped by state, each with phone and directions', () => {
    render(<LocatePage branches={branches} query="" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 offices in 3 cities');
    const states = screen.getAllByRole('heading', { level: 2 });
    expect(states.map((one) => one.textContent)).toEqual([
      'KeralaKochi',
      'MaharashtraMumbai, Pune',
    ]);
    const fort = screen.getByText('Fort, Mumbai').closest('li') as HTMLElement;
    expect(within(fort).getByRole('link', { name: '022 0000 0001' })).toHaveAttribute(
      'href',
      'tel:+912200000001',
    );
    expect(within(fort).getByRole('link', { name: /^Directions to Fort/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Horniman+Circle'),
    );
  });

  test('that the address asks for are found by the server', () => {
    render(<LocatePage branches={branches} query="400001" />);
    expect(screen.getByText('One office at PIN 400001')).toBeInTheDocument();
    expect(names()).toEqual(['Fort, Mumbai']);
  });

  test('are found as the visitor types', () => {
    render(<LocatePage branches={branches} query="" />);
    const box = screen.getByRole('searchbox');
    fireEvent.input(box, { target: { value: 'ker' } });
    expect(screen.getByText('One office for “ker”')).toBeInTheDocument();
    expect(names()).toEqual(['Kochi']);
    fireEvent.input(box, { target: { value: '' } });
    expect(names()).toHaveLength(3);
  });
});

test('the escalation matrix has the prescribed columns and rows', () => {
  render(<EscalationPage />);
  const table = screen.getByRole('table', { name: 'Escalation matrix' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Details of', 'Contact person', 'Address', 'Contact No.', 'E-mail', 'Working hours']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((one) => one.textContent),
  ).toEqual(['Customer care', 'Head of customer care', 'Compliance officer', 'CEO']);
});

test('complaint tables have the prescribed columns, three for each registration', () => {
  const registers = complaintRegisters.map((register) => ({
    register,
    tables: complaintTables(register),
  }));
  render(<ComplaintsPage registers={registers} />);
  const headers = screen.getAllByRole('table', { hidden: true }).map((table) =>
    within(table)
      .getAllByRole('columnheader', { hidden: true })
      .map((one) => one.textContent)
      .join(' · '),
  );
  const broker =
    'SN · Received from · Carried forward from previous month · Received during the month · Total pending · Resolved · Pending under 3 months · Pending over 3 months · Average resolution time (days)';
  const research =
    'Sr. No. · Received from · Pending at the end of last month · Received · Resolved · Total pending · Pending over 3 months · Average resolution time (days)';
  const trend = (period: string) =>
    `SN · ${period} · Carried forward · Received · Resolved · Pending`;
  expect(headers).toEqual([
    broker,
    trend('Month'),
    trend('Year'),
    broker,
    trend('Month'),
    trend('Year'),
    research,
    trend('Month'),
    trend('Year'),
    research,
    trend('Month'),
    trend('Year'),
    research,
    trend('Month'),
    trend('Year'),
  ]);
  expect(screen.getAllByText('Grand total', { ignore: 'script' })).toHaveLength(15);
  for (const kind of ['RA', 'IA']) {
    expect(screen.getByText(new RegExp(`against the ${kind} due to .* entity: 0$`))).toBeVisible();
  }
  expect(screen.getByText('Sample data')).toBeInTheDocument();
});

test('registration details list numbers, people, offices, branches and authorised persons', () => {
  const page = (
    <RegistrationPage
      branches={[branch]}
      all={authorisedPersons.length}
      {...personsPage(authorisedPersons, { page: '2' })}
    />
  );
  const { container } = render(page);
  expect(
    screen.getAllByRole('table').map((one) => one.querySelector('caption')?.textContent),
  ).toEqual([
    'Registrations',
    'Memberships',
    'Key managerial personnel',
    'Client bank accounts (up streaming client nodal bank accounts, USCNBA)',
    'Branches',
    'Authorised persons',
  ]);
  const people = screen.getByRole('table', { name: 'Key managerial personnel' });
  expect(
    within(people)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Sr. No.', 'Name', 'Designation', 'Phone', 'E-mail']);
  expect(screen.getByText(/Download the whole list/)).toHaveAttribute(
    'href',
    '/support/updates/registration-details/authorised-persons.csv',
  );
  expect(screen.getByText(/^Page 2 of/)).toBeInTheDocument();
  expect(container).toHaveTextContent('INZ000000000');
  expect(container).toHaveTextContent('Sample: do not pay.');
});

test('a long text has contents that link to its sections, and its date', () => {
  const { container } = render(<TextPage path="/support/updates/privacy" text={privacy} />);
  const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
  const links = within(contents as HTMLElement).getAllByRole('link');
  expect(links).toHaveLength(privacy.sections.length);
  links.forEach((link) => {
    expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });
  expect(screen.getByText(formatDate(privacy.updated))).toHaveAttribute(
    'dateTime',
    privacy.updated,
  );
});
