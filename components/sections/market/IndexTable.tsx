import { type Column, figure, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { thin } from '@/lib/tools/charts/thin';
import { byPeriod } from '@/lib/domain/company/periods';
import { formatAsOf, formatClock } from '@/lib/tools/format';
import { asCandles } from '@/lib/domain/company/history';
import type { IndexRange } from '@/lib/domain/index/chart';
import type { IndexPoint } from '@/lib/domain/company/records';

interface Line {
  readonly at: string;
  readonly value: number;
}

/** The times of a day in the table: each half hour, the first and the last. */
const HALF_HOUR = /:[03]0$/;
const MOST_MOMENTS = 26;

const UNITS = { '1M': 'day', '1Y': 'month', '5Y': 'quarter' } as const;
const CAPTIONS: Readonly<Record<IndexRange, string>> = {
  '1D': 'Through the day, in points',
  '1M': 'Day by day, in points',
  '1Y': 'Month by month, by the last day of each, in points',
  '5Y': 'Quarter by quarter, by the last day of each, in points',
};

const COLUMNS: readonly Column<Line>[] = [
  words('at', 'At', ({ at }) => formatAsOf(at)),
  figure('value', 'Value', ({ value }) => value),
];

function linesOf(points: readonly IndexPoint[], range: IndexRange): readonly Line[] {
  if (range === '1D') {
    const moments = points.filter(
      ({ time }, at) => at === 0 || at === points.length - 1 || HALF_HOUR.test(formatClock(time)),
    );
    return [...thin(moments, MOST_MOMENTS)]
      .reverse()
      .map(({ time, value }) => ({ at: time, value }));
  }
  return byPeriod(asCandles(points), UNITS[range]).map(({ to, close }) => ({
    at: to,
    value: close,
  }));
}

/** The values of an index's chart as a table, newest first, in steps that make it readable. */
export function IndexTable({
  points,
  range,
}: {
  points: readonly IndexPoint[];
  range: IndexRange;
}) {
  return (
    <Table
      caption={CAPTIONS[range]}
      showCaption
      columns={COLUMNS}
      rows={linesOf(points, range)}
      rowKey={({ at }) => at}
    />
  );
}
