import { scaleLinear } from 'd3-scale';

import { formatCount, formatWholeRupees } from '@/lib/tools/format';
import { payoffAt, type PayoffTerms, type PositionKind } from '@/lib/domain/contract/payoff';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './Pictures.module.scss';

interface PayoffChartProps {
  kind: PositionKind;
  terms: PayoffTerms;
  levels: readonly number[];
  label: string;
}

const BOX = { width: 548, height: 348 } as const;
const PLOT = { left: 4, right: 444, top: 16, bottom: 306 } as const;
/** Rupees at the ends of the axis: the same for every position. */
const TICKS = [-40_000, -20_000, 0, 20_000, 40_000] as const;

/** Profit above the zero line, loss below it, by where the index closes. */
export function PayoffChart({ kind, terms, levels, label }: PayoffChartProps) {
  const first = levels[0] ?? 0;
  const last = levels.at(-1) ?? 1;
  const x = scaleLinear().domain([first, last]).range([PLOT.left, PLOT.right]);
  const y = scaleLinear().domain([TICKS[0], TICKS[4]]).range([PLOT.bottom, PLOT.top]).clamp(true);
  const points = levels.map(
    (level) => [Math.round(x(level)), Math.round(y(payoffAt(kind, terms, level)))] as const,
  );
  const line = points.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${px} ${py}`).join('');
  const zero = Math.round(y(0));
  const area = (clip: (py: number) => number): string =>
    `M${PLOT.left} ${zero}${points.map(([px, py]) => `L${px} ${clip(py)}`).join('')}L${PLOT.right} ${zero}Z`;
  const marks = [
    { at: terms.spot, name: 'Today' },
    ...(kind === 'buy-future' ? [] : [{ at: terms.strike, name: 'Strike' }]),
  ];
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={shapes.chart}
      role="img"
      aria-label={label}
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M0 ${Math.round(y(tick))}H${PLOT.right}`} className={shapes.grid} />
          <text x={BOX.width} y={Math.round(y(tick)) + 5} className={styles.payoffTick}>
            {formatWholeRupees(tick)}
          </text>
        </g>
      ))}
      <path d={area((py) => Math.min(py, zero))} className={styles.payoffGain} />
      <path d={area((py) => Math.max(py, zero))} className={styles.payoffLoss} />
      {marks.map(({ at, name }, order) => (
        <g key={name}>
          <path
            d={`M${Math.round(x(at))} ${PLOT.top}V${PLOT.bottom}`}
            className={styles.payoffMark}
          />
          <text
            x={Math.round(x(at)) + (order === 0 ? -6 : 6)}
            y={PLOT.bottom + 24}
            className={styles.payoffName}
            data-side={order === 0 ? 'left' : 'right'}
          >
            {name} {formatCount(at)}
          </text>
        </g>
      ))}
      <path d={`M0 ${zero}H${PLOT.right}`} className={shapes.base} />
      <path d={line} className={styles.payoffLine} />
    </svg>
  );
}
