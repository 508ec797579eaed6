import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { MiniSip } from '@/components/pages/HomePage/HomePage';
import { ProductFinder } from '@/components/pages/HomePage/ProductFinder';
import { defaultAnswer } from '@/lib/domain/product/finder';

describe('the product finder', () => {
  const namesIn = (group: string) =>
    [...document.querySelectorAll(`[data-group="${group}"] tr th[scope="row"] a`)].map(
      (link) => link.textContent,
    );

  it('lists products that fit the given answers first', () => {
    render(<ProductFinder answer={{ have: '500-monthly', leave: '3y', fall: 'fifth' }} />);
    expect(screen.getByText('Two products fit your answer')).toBeInTheDocument();
    expect(namesIn('fit')).toEqual(['Mutual funds', 'ETFs']);
    expect(namesIn('others')).toHaveLength(11);
  });

  it('sorts the rows again when an answer changes', async () => {
    render(<ProductFinder answer={defaultAnswer} />);
    expect(namesIn('fit')).toHaveLength(5);
    await userEvent.selectOptions(screen.getByLabelText('How far it may fall'), 'hardly at all');
    expect(screen.getByText('No product fits your answer')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('How far it may fall'), 'by half');
    await userEvent.selectOptions(screen.getByLabelText('What you have'), '₹1 crore once');
    expect(namesIn('fit')).toContain('Alternative funds');
    expect(namesIn('fit').length + namesIn('others').length).toBe(13);
  });

  it('is a form that gets the same table from the server', () => {
    render(<ProductFinder answer={defaultAnswer} />);
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', '/#finder');
    expect(form && new FormData(form).get('have')).toBe(defaultAnswer.have);
  });
});

describe('the mini SIP', () => {
  beforeEach(() => {
    render(<MiniSip />);
  });

  const years = () => screen.getByRole('textbox', { name: /^For/ });

  it('starts with the calculator’s defaults, in figures that add up', () => {
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Ten years of ₹5,000.00 a month',
    );
    const terms = screen.getAllByRole('definition').map((term) => term.textContent);
    expect(terms).toEqual(['₹6,00,000.00', '₹5,61,695.38', '₹11,61,695.38']);
  });

  it('is computed again at every change', () => {
    fireEvent.change(years(), { target: { value: '20' } });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('20 years of ₹5,000.00');
    expect(screen.getByText('₹49,95,739.60')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Year-by-year table' })).toHaveAttribute(
      'href',
      '/calculators/sip-calculator?years=20',
    );
  });

  it('shows the last valid sum and says what is allowed', () => {
    fireEvent.change(years(), { target: { value: '5' } });
    fireEvent.change(years(), { target: { value: '900' } });
    expect(screen.getByText(/Enter 1 to 50 years/)).toBeInTheDocument();
    expect(screen.getByText('₹4,12,431.83')).toBeInTheDocument();
    expect(within(document.body).queryByText(/NaN/)).toBeNull();
  });
});
