import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { pageOf } from './support';

/** Renders a page and waits for its calculator to load. */
async function show(...address: Parameters<typeof pageOf>) {
  const page = await pageOf(...address);
  await act(async () => void render(page));
}
const at = (address: string) => history.replaceState(null, '', address);
const total = () => document.querySelector('#total')?.textContent;

beforeEach(() => at('/calculators/sip-calculator'));

describe('typing', () => {
  it('groups the amount, moves the slider and changes the result at once', async () => {
    await show('sip-calculator');
    const box = screen.getByRole('textbox', { name: 'Each month, rupees' });
    await userEvent.clear(box);
    await userEvent.type(box, '100000');
    expect(box).toHaveValue('1,00,000');
    expect(total()).toBe('₹2,32,33,907.64');
    expect(screen.getByRole('slider', { name: 'Each month, by slider' })).toHaveAttribute(
      'aria-valuetext',
      '₹1,00,000.00',
    );
  });

  it('updates chart, table and formula', async () => {
    await show('sip-calculator');
    const years = screen.getByRole('textbox', { name: 'For, years' });
    await userEvent.clear(years);
    await userEvent.type(years, '3');
    expect(
      await screen.findByRole('heading', { name: 'Three years, year by year' }),
    ).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  });

  it('shows the last valid result next to a message', async () => {
    await show('sip-calculator');
    const rate = screen.getByRole('textbox', { name: 'Yearly return assumed, per cent' });
    await userEvent.clear(rate);
    expect(rate).toBeInvalid();
    expect(rate).toHaveAccessibleDescription('“Yearly return assumed” is blank. Enter 0% to 50%.');
    expect(total()).toBe('₹11,61,695.38');
    await userEvent.type(rate, '60');
    expect(rate).toHaveAccessibleDescription(/outside its range/);
  });

  it('replaces the address once, after a pause', async () => {
    await show('sip-calculator');
    const before = history.length;
    const box = screen.getByRole('textbox', { name: 'Each month, rupees' });
    await userEvent.click(box);
    jest.useFakeTimers();
    try {
      await act(async () => {
        for (const value of ['1000', '10000', '20000'])
          fireEvent.change(box, { target: { value } });
      });
      expect(location.search).toBe('');
      act(() => jest.advanceTimersByTime(500));
      expect(location.search).toBe('?amount=20000');
      expect(history.length).toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps the assumptions open once one has been changed', async () => {
    await show('sip-calculator');
    const fold = screen.getByLabelText('Effective').closest('details');
    expect(fold).not.toHaveAttribute('open');
    await act(async () => void fireEvent.click(screen.getByLabelText('Effective')));
    expect(fold).toHaveAttribute('open');
    await act(async () => void fireEvent.click(screen.getByLabelText('Nominal')));
    expect(fold).toHaveAttribute('open');
  });

  it('returns to the defaults on reset', async () => {
    at('/calculators/sip-calculator?amount=10000');
    await show('sip-calculator', 'amount=10000');
    await userEvent.click(screen.getByRole('link', { name: 'Reset' }));
    expect(total()).toBe('₹11,61,695.38');
  });

  it('reads the inputs from the address after the Back button', async () => {
    at('/calculators/sip-calculator?amount=10000&years=20');
    await show('sip-calculator');
    expect(total()).toBe('₹99,91,479.19');
  });
});

describe('PPF', () => {
  it('keeps the yearly sum when the frequency changes, and accepts a rate for one year', async () => {
    at('/calculators/ppf-calculator');
    await show('ppf-calculator');
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('textbox', { name: 'Each deposit, rupees' })).toHaveValue('12,500');
    expect(document.querySelector('#maturity')).toHaveTextContent('₹39,44,599.22');
    fireEvent.change(screen.getByLabelText('Year 15'), { target: { value: '0' } });
    expect(document.querySelector('#maturity')).not.toHaveTextContent('₹39,44,599.22');
  });
});
