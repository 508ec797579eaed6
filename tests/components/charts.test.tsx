import { fireEvent, render, screen } from '@testing-library/react';

import { CandleChart } from '@/components/ui/charts/CandleChart';
import { ColumnBars } from '@/components/ui/charts/ColumnBars';
import { LinesChart } from '@/components/ui/charts/LinesChart';
import { PeerDots } from '@/components/pages/CompanyPage/FiguresSection';
import { PriceChart } from '@/components/ui/charts/PriceChart';
import { RangePanels } from '@/components/ui/charts/RangePanels';
import { RangeLine, RangeStrip } from '@/components/ui/charts/RangeStrip';
import { RowBar } from '@/components/pages/ProductPage/data/TradedEtfs';
import { Spark } from '@/components/ui/charts/Spark';

const points = [
  { time: '2026-11-18', value: 600, volume: 10 },
  { time: '2026-11-19', value: 650.5, volume: 30 },
  { time: '2026-11-20', value: 642.35, volume: null },
];

describe('Spark', () => {
  it('takes its direction from the base', () => {
    const { container } = render(<Spark values={[5, 9, 7]} base={8} />);
    expect(container.querySelector('svg')).toHaveAttribute('data-direction', 'down');
    expect(container.innerHTML).not.toMatch(/NaN/);
  });

  it('is decorative without a label, and an image with one', () => {
    const { container, rerender } = render(<Spark values={[1, 2]} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Spark values={[1, 2]} label="Nifty 50 today" />);
    expect(screen.getByRole('img', { name: 'Nifty 50 today' })).toBeInTheDocument();
  });

  it('draws a flat line, and nothing for fewer than two values', () => {
    const { container, rerender } = render(<Spark values={[4, 4]} />);
    expect(container.querySelector('svg')).toHaveAttribute('data-direction', 'flat');
    expect(container.innerHTML).not.toMatch(/NaN/);
    rerender(<Spark values={[4]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('PriceChart', () => {
  it('labels extremes, last value and axis, and has a text alternative', () => {
    render(<PriceChart points={points} label="Line chart of three prices" unit="rupees" />);
    expect(screen.getByRole('img', { name: 'Line chart of three prices' })).toBeInTheDocument();
    for (const text of ['High ₹650.50', 'Low ₹600.00', '642.35', '620']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('omits the volume where it is unknown', () => {
    const bare = points.map(({ time, value }) => ({ time, value }));
    const { container, rerender } = render(<PriceChart points={bare} label="x" />);
    expect(container.querySelector('.volume')).toBeNull();
    rerender(<PriceChart points={points} label="x" />);
    expect(container.querySelector('.volume')).not.toBeNull();
  });

  it('shows values by keyboard', () => {
    render(<PriceChart points={points} label="x" unit="rupees" />);
    const slider = screen.getByRole('slider', { name: 'Value over time' });
    expect(slider).toHaveAttribute('aria-valuetext', '20 Nov 2026: ₹642.35');
    fireEvent.focus(slider);
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '19 Nov 2026: ₹650.50');
    expect(screen.getByText('19 Nov 2026')).toBeInTheDocument();
    fireEvent.blur(slider);
    expect(screen.queryByText('19 Nov 2026')).toBeNull();
  });

  it('renders nothing for one point', () => {
    const { container } = render(<PriceChart points={points.slice(0, 1)} label="x" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('charts of several values', () => {
  const read = () => screen.getByRole('slider', { name: 'Value over time' });

  it('say all values of a candle by keyboard', () => {
    const candles = points.map(({ time, value }) => ({
      time,
      open: value - 2,
      high: value + 5,
      low: value - 10,
      close: value,
    }));
    const { container } = render(<CandleChart points={candles} label="Candles" />);
    fireEvent.focus(read());
    fireEvent.change(read(), { target: { value: '0' } });
    expect(read()).toHaveAttribute(
      'aria-valuetext',
      '18 Nov 2026: open ₹598.00, high ₹605.00, low ₹590.00, close ₹600.00',
    );
    expect(container.querySelector<HTMLElement>('.readoutLine')?.style.left).toMatch(/^16\.6/);
    expect(container.querySelector('.dot')).toBeNull();
  });

  it('say the value of each line by keyboard, with a mark on each', () => {
    const lines = [
      { name: 'Reliance Industries', label: 'RELIANCE', values: [100, 96.0449] },
      { name: 'Infosys', values: [100, 81] },
    ];
    const { container } = render(
      <LinesChart times={['2026-08-11', '2026-08-12']} lines={lines} label="Two lines" />,
    );
    fireEvent.focus(read());
    expect(read()).toHaveAttribute('aria-valuetext', '12 Aug 2026: RELIANCE 96.04, Infosys 81.00');
    expect(container.querySelectorAll('.dot')).toHaveLength(2);
  });
});

describe('RangeStrip', () => {
  it('prints both ends and has a text alternative', () => {
    render(
      <RangeStrip
        label="52 weeks"
        low={480.3}
        high={689.54}
        last={642.35}
        tick={568.91}
        note="Tick: average."
      />,
    );
    expect(screen.getByText('₹480.30')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: '52 weeks: from ₹480.30 to ₹689.54, last ₹642.35' }),
    ).toBeInTheDocument();
  });

  it('extends to a tick outside its ends', () => {
    const { container } = render(
      <RangeLine low={100} high={110} last={108} tick={90} kind="row" label="x" />,
    );
    expect(container.querySelector('.whole')).toHaveAttribute('x1', '50%');
    expect(container.querySelector('.tick')).toHaveAttribute('x1', '4%');
  });
});

it('PeerDots draws peers as rings and the company as a dot', () => {
  const { container } = render(<PeerDots value={20} peers={[10, 30]} label="PE" />);
  expect(container.querySelectorAll('.peer')).toHaveLength(2);
  expect(container.querySelector('.accent')).toHaveAttribute('cx', '50%');
});

describe('ColumnBars', () => {
  it('draws losses below the base line and labels them', () => {
    const { container } = render(
      <ColumnBars values={[10, null, -5, 20]} current={2} height={100} belowWord="loss" />,
    );
    const base = Number(container.querySelector('.base')?.getAttribute('y1'));
    const loss = container.querySelector('[data-below] rect');
    expect(Number(loss?.getAttribute('y'))).toBe(base);
    expect(screen.getByText('loss')).toBeInTheDocument();
    expect(container.querySelectorAll('rect')).toHaveLength(3);
    expect(container.querySelectorAll('[data-past]')).toHaveLength(1);
  });

  it('draws the base line without values', () => {
    const { container } = render(
      <ColumnBars values={[null, 0]} current={4} height={100} belowWord="loss" />,
    );
    expect(container.innerHTML).not.toMatch(/NaN/);
  });
});

it('RowBar never exceeds its row', () => {
  const { container, rerender } = render(<RowBar value={50} most={200} />);
  expect(container.querySelector('rect')).toHaveAttribute('width', '25%');
  rerender(<RowBar value={-50} most={0} />);
  expect(container.querySelector('rect')).toHaveAttribute('width', '0%');
});

describe('RangePanels', () => {
  const panel = (key: string) => ({
    key,
    label: key,
    name: `range ${key}`,
    title: `Finding of ${key}`,
    content: <p>Chart of {key}</p>,
  });

  it('has every range in the page and selects the first by a radio button', () => {
    render(
      <RangePanels
        id="range"
        heading="Price over time"
        legend="Range"
        initial="1Y"
        panels={[panel('1M'), panel('1Y')]}
      />,
    );
    expect(screen.getByText('Chart of 1M')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '1Y, range 1Y' })).toBeChecked();
  });

  it('has one heading, and each finding in its own panel', () => {
    render(
      <RangePanels
        id="range"
        heading="Price over time"
        legend="Range"
        initial="1Y"
        panels={[panel('1M'), panel('1Y')]}
      />,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Price over time');
    for (const key of ['1M', '1Y']) {
      expect(screen.getByText(`Finding of ${key}`).parentElement).toHaveTextContent(
        `Finding of ${key}Chart of ${key}`,
      );
    }
  });

  it('has no switch for one range', () => {
    render(
      <RangePanels
        id="range"
        heading="Price over time"
        legend="Range"
        initial="1M"
        panels={[panel('1M')]}
      />,
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
