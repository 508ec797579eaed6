import { movedApart } from '@/lib/tools/charts/apart';
import { spread } from '@/lib/tools/charts/spread';
import { linePath } from '@/lib/tools/charts/line-path';
import { PANEL, percent } from '@/lib/tools/charts/price-geometry';
import { timeTicks } from '@/lib/tools/charts/time-ticks';
import { valueAxis } from '@/lib/tools/charts/value-axis';
import { cut } from '@/lib/tools/shorten';

import { ChartFrame } from './ChartFrame';
import styles from './PriceChart.module.scss';

interface LinesChartProps {
  /** Oldest first, at least two. */
  times: readonly string[];
  /** Each with a value for every time; at most four. */
  lines: readonly {
    readonly name: string;
    /** A shorter name, for the read-out and the end of the line. */
    readonly label?: string;
    readonly values: readonly number[];
    /** Shown after the name: the final value of the line. */
    readonly note?: string;
  }[];
  /** The description of the chart for screen readers. */
  label: string;
}

/** Size of the drawing's own units, which its box stretches. */
const [WIDTH, HEIGHT] = [1000, 1000];

/** Per cent of the chart's height between two names at the ends of lines, and letters of the longest. */
const [NAME_GAP, LONGEST_NAME] = [6, 22];

/** Values in the page's payload, for the read-out. */
const inHundredths = (values: readonly number[]): readonly number[] =>
  values.map((value) => Math.round(value * 100) / 100);

/** Several lines over the same days with one axis at the right, read out by pointer and arrow keys. */
export function LinesChart({ times, lines, label }: LinesChartProps) {
  const { domain, ticks, digits } = valueAxis(lines.flatMap(({ values }) => values));
  const levelOf = (value: number) =>
    spread([value], domain, [0, PANEL.base, PANEL.top])[0]?.[1] ?? 0;
  const ends = movedApart(
    lines.map(({ values }) => levelOf(values.at(-1) ?? 0)),
    NAME_GAP,
    [PANEL.top, PANEL.base],
  );
  const levels = ticks.map((value) => ({ value, level: levelOf(value) }));
  return (
    <>
      <ul className={styles.legend}>
        {lines.map(({ name, note }, at) => (
          <li key={name}>
            <svg aria-hidden="true">
              <path d="M0 2h32" className={styles.linesLine} data-line={at} />
            </svg>
            <span>
              {name} {note && <b>{note}</b>}
            </span>
          </li>
        ))}
      </ul>
      <ChartFrame
        label={label}
        times={times}
        drawing={{ levels, digits, domain, ticks: timeTicks(times) }}
        xOf={(at) => (at / (times.length - 1)) * 100}
        readout={{
          series: lines.map(({ name, label: short = name, values }) => ({
            name: short,
            values: inHundredths(values),
          })),
          unit: 'points',
        }}
      >
        <svg
          y={percent(PANEL.top)}
          width="100%"
          height={percent(PANEL.base - PANEL.top)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.free}
        >
          {lines.map(({ name, values }, at) => (
            <path
              key={name}
              d={linePath(spread(values, domain, [WIDTH, HEIGHT, 0]))}
              className={styles.linesLine}
              data-line={at}
            />
          ))}
        </svg>
        {lines.map(({ name, label: short = name }, at) => (
          <text
            key={name}
            x="100%"
            y={percent(ends[at] ?? 0)}
            dy="-0.4em"
            textAnchor="end"
            className={styles.strong}
          >
            {cut(short, LONGEST_NAME)}
          </text>
        ))}
      </ChartFrame>
    </>
  );
}
