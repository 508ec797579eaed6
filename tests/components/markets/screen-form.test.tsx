import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { ScreenForm } from '@/components/pages/ScreenerPage/ScreenForm';
import { shownFields } from '@/components/pages/ScreenerPage/screen-columns';
import { readScreen } from '@/lib/domain/screener/address';
import { SCREEN_FIELDS } from '@/lib/domain/screener/fields';

import { figure } from '../../unit/screener/support';

/** Without figures of filings. */
const ROWS = [100, 200, 300, 400].map((worth) =>
  figure(`S${worth}`, {
    marketCapCrore: worth,
    pe: worth / 10,
    salesGrowthPercent: null,
    profitGrowthPercent: null,
    operatingMarginPercent: null,
    promotersPercent: null,
    pledgedPercent: null,
  }),
);

function form(query: Record<string, string> = {}) {
  const asked = readScreen(query);
  const shown = shownFields(asked).map(({ key }) => key);
  return <ScreenForm screen={asked} rows={ROWS} shown={shown} />;
}

/** What the form would send; its fields are whole again afterwards. */
async function sent(): Promise<string> {
  const whole = screen.getByRole('form', { name: 'Conditions' });
  let query = '';
  const note = (event: Event) => {
    query = String(new URLSearchParams(new FormData(event.target as HTMLFormElement) as never));
    event.preventDefault();
  };
  // After the listeners of the page.
  window.addEventListener('submit', note, { once: true });
  fireEvent.submit(whole);
  await waitFor(() => expect(whole.querySelector(':disabled')).toBeNull());
  return query;
}

const ends = () => [screen.getAllByLabelText('From')[0], screen.getAllByLabelText('To')[0]];

test('the address holds only what was set', async () => {
  const user = userEvent.setup();
  render(form());
  expect(await sent()).toBe('');
  await user.type(ends()[0] as HTMLElement, '150');
  expect(await sent()).toBe('mcap-from=150');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'pe');
  expect(await sent()).toBe('mcap-from=150&sort=pe');
});

test('chosen figures of the table are in the address as a whole', async () => {
  const user = userEvent.setup();
  render(form());
  await user.click(screen.getByRole('checkbox', { name: 'Delivered %' }));
  expect((await sent()).split('&').filter((part) => part.startsWith('columns'))).toHaveLength(5);
});

test('the range of a figure describes both ends', () => {
  render(form());
  for (const end of ends()) expect(end).toHaveAccessibleDescription('100.0 to 400.0');
});

test('a bound that is not a number has an error at its field', () => {
  render(form({ 'mcap-from': 'ten' }));
  const [from, to] = ends();
  expect(from).toHaveAttribute('aria-invalid', 'true');
  expect(from).toHaveAccessibleDescription(/100\.0 to 400\.0 “ten” is not a number/);
  expect(to).not.toHaveAttribute('aria-invalid');
});

test('a handle writes its bound; at its end it leaves the figure open', () => {
  render(form());
  const [from] = screen.getAllByRole('slider', { name: 'From, by handle' });
  fireEvent.change(from as HTMLElement, { target: { value: '12' } });
  expect(ends()[0]).toHaveValue('250');
  expect(from).toHaveAttribute('aria-valuetext', '250');
  fireEvent.change(from as HTMLElement, { target: { value: '0' } });
  expect(ends()[0]).toHaveValue('');
});

test('four figures are in sight, and those with a bound; all others can be unfolded', () => {
  render(form({ 'volatility-to': '40' }));
  const more = screen.getByText(/^More figures/);
  expect(more).toHaveTextContent(`More figures (${SCREEN_FIELDS.length - 4})`);
  expect(more.closest('details')).not.toContainElement(
    screen.getByRole('group', { name: 'Volatility % a year' }),
  );
});

test('without JavaScript there are no handles', () => {
  expect(renderToStaticMarkup(form())).not.toContain('type="range"');
});
