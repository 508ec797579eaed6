import { ColumnBars } from '@/components/ui/charts/ColumnBars';
import { drawnQuarters, type ResultRow, salesWord } from '@/lib/domain/company/results';
import { formatMonthName, formatNumber, formatYear } from '@/lib/tools/format';

import { sumDigits } from './period-columns';
import styles from './CompanyPage.module.scss';

interface BarsProps {
  name: string;
  values: readonly (number | null)[];
  periods: readonly string[];
  /** Decimals of the newest value, as in the table. */
  digits: number;
}

/** The months of quarters, each year once. */
function Axis({ periods }: Pick<BarsProps, 'periods'>) {
  return (
    <div className={styles.axis}>
      {periods.map((period, at) => (
        <span key={period}>
          {formatMonthName(period)}
          {formatYear(period) !== formatYear(periods[at - 1]) && (
            <>
              <br />
              {formatYear(period)}
            </>
          )}
        </span>
      ))}
    </div>
  );
}

function Bars({ name, values, periods, digits }: BarsProps) {
  if (values.every((value) => value === null)) return null;
  return (
    <div>
      <p className={styles.series}>
        {name}, ₹ crore <span>{formatNumber(values.at(-1), digits)}</span>
      </p>
      <ColumnBars values={values} current={4} height={128} belowWord="loss" />
      <Axis periods={periods} />
    </div>
  );
}

/**
 * Revenue and net profit as bars side by side, in ₹ crore; a quarter without a report is an empty
 * place. The table under it has the figures.
 * @param most quarters
 * @param profit the term for the net profit
 */
export function PeriodBars({
  rows,
  most,
  profit,
}: {
  rows: readonly ResultRow[];
  most: number;
  profit: string;
}) {
  const drawn = drawnQuarters(rows, most);
  const newest = rows.at(-1)?.of;
  if (!newest || drawn.length < 2) return null;
  const digits = sumDigits(rows);
  const periods = drawn.map(({ period }) => period);
  return (
    <div className={styles.bars} aria-hidden="true">
      <Bars
        name={salesWord(newest)}
        values={drawn.map(({ row }) => row?.of.salesCrore ?? null)}
        periods={periods}
        digits={digits}
      />
      <Bars
        name={profit}
        values={drawn.map(({ row }) => row?.profitCrore ?? null)}
        periods={periods}
        digits={digits}
      />
    </div>
  );
}
