import { render, screen } from '@testing-library/react';

import { Accordion } from '@/components/ui/Accordion';
import { Change } from '@/components/ui/Change';
import { ExternalLink, NewTabHint } from '@/components/ui/ExternalLink';
import { Mark } from '@/components/ui/Mark';

describe('Change', () => {
  test.each([
    [22.1, 1.66, '+22.10 (+1.66%)', 'up'],
    [-298.424, -0.39, '−298.42 (−0.39%)', 'down'],
    [0.004, 0, '0.00 (0.00%)', 'flat'],
    [null, -1.5, '−1.50%', 'down'],
    [5, null, '+5.00', 'up'],
  ])('%j and %j: %s', (change, percent, words, direction) => {
    const { container } = render(<Change change={change} percent={percent} />);
    expect(container).toHaveTextContent(words);
    expect(container.firstChild).toHaveAttribute('data-direction', direction);
  });

  test.each([
    [null, null],
    [Number.NaN, null],
  ])('%j is an en dash', (change, percent) => {
    expect(render(<Change change={change} percent={percent} />).container).toHaveTextContent('–');
  });
});

describe('Mark', () => {
  test('samples and end-of-day figures are marked', () => {
    render(<Mark source="sample" asOf="2026-11-20" />);
    render(<Mark source="end-of-day" asOf="2026-11-20" />);
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    render(<Mark source="end-of-day" asOf={null} />);
    expect(screen.getByText('End of day, 20 Nov 2026')).toBeInTheDocument();
    expect(screen.getByText('From the exchange’s file')).toBeInTheDocument();
  });

  test('the provider’s figures have no mark', () => {
    const { container } = render(<Mark source="provider" asOf="2026-11-20" />);
    expect(container).toBeEmptyDOMElement();
  });
});

test('an outside link opens a new tab and says so', () => {
  render(
    <>
      <ExternalLink href="https://www.sebi.gov.in/" mainAction>
        SEBI
      </ExternalLink>
      <NewTabHint />
    </>,
  );
  const link = screen.getByRole('link', { name: 'SEBI', description: 'opens in a new tab' });
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAttribute('data-main-action');
});

test('an accordion is a group of details with one name, the first one open', () => {
  const items = ['a', 'b'].map((id) => ({ id, title: `Question ${id}`, content: `Answer ${id}` }));
  const { container } = render(<Accordion name="faq" items={items} heading="h3" open="b" />);
  const [first, second] = container.querySelectorAll('details');
  expect(first).not.toHaveAttribute('open');
  expect(second).toHaveAttribute('open');
  expect(first).toHaveAttribute('name', 'faq');
  expect(screen.getByRole('heading', { name: 'Question a' })).toBeInTheDocument();
});
