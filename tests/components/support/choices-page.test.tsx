import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ChoicesPage } from '@/components/pages/ChoicesPage/ChoicesPage';
import { PURPOSE_IDS, purposeOf } from '@/lib/content/purposes';
import { STORED_DATA } from '@/lib/device/stored-data';
import { SESSION, STORED } from '@/lib/device/storage';
import { WITHDRAWAL_SENTENCE } from '@/lib/enquiries/withdrawal-form';

// The Server Action loads the server's store.
jest.mock('@/lib/enquiries/withdrawal-action', () => ({ sendWithdrawal: jest.fn() }));

const BUTTON = { name: /Delete everything/ };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('lists what the device stores, with its amount, and deletes all of it', async () => {
  for (const key of Object.values(STORED)) localStorage.setItem(key, 'x'.repeat(2_000));
  for (const key of Object.values(SESSION)) sessionStorage.setItem(key, 'yes');
  document.cookie = 'googtrans=/en/hi; path=/';
  render(<ChoicesPage isSent={false} />);
  const button = await screen.findByRole('button', BUTTON);
  const section = button.closest('section') ?? document.body;
  const rows = within(section).getAllByRole('listitem');
  expect(rows).toHaveLength(STORED_DATA.length);
  expect(rows[0]).toHaveTextContent('1 entry, 2 kB.');
  await userEvent.click(button);
  expect(await screen.findByText(/is deleted\.$/)).toBeInTheDocument();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  expect(rows.filter(({ textContent }) => textContent?.includes('Stored:'))).toEqual([]);
  expect(screen.getByText('Nothing is stored now.')).toBeVisible();
});

test('says how to delete it in the browser', async () => {
  render(<ChoicesPage isSent={false} />);
  await screen.findByRole('button', BUTTON);
  expect(screen.getByText(/delete cookies and site data/)).toBeInTheDocument();
});

test.each(PURPOSE_IDS)('%s: has a row with each part of the purpose', async (id) => {
  render(<ChoicesPage isSent={false} />);
  await screen.findByRole('button', BUTTON);
  const { occasion, what, why, who, retention, basis, version } = purposeOf(id);
  const row = screen.getByRole('row', { name: (name) => name.startsWith(occasion) });
  for (const part of [...what, `To ${why}`, who, retention, basis, String(version)]) {
    expect(row.textContent?.toLowerCase()).toContain(part.toLowerCase());
  }
});

describe('the withdrawal', () => {
  test('is asked for with two fields and no consent', async () => {
    render(<ChoicesPage isSent={false} />);
    await screen.findByRole('button', BUTTON);
    const section = document.getElementById('withdraw') ?? document.body;
    const boxes = within(section)
      .getAllByRole('textbox')
      .map(({ id }) => id);
    expect(boxes).toEqual(['form-reference', 'form-contact']);
    expect(within(section).queryByRole('checkbox')).toBeNull();
    expect(within(section).getByRole('button', { name: 'Withdraw consent' })).toBeInTheDocument();
  });

  test('is confirmed in a sentence that says nothing of the pair', async () => {
    render(<ChoicesPage isSent />);
    await screen.findByRole('button', BUTTON);
    expect(screen.getByText(WITHDRAWAL_SENTENCE)).toHaveTextContent(/^If this number and this/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
