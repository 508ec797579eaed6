import { Sheet } from '@/components/sections/Sheet';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { FileLinks } from '@/components/ui/FileLinks';
import {
  serialiseState,
  type Calculator,
  type Chart,
  type Explanation,
  type Layout,
  type Values,
  type YearCount,
} from '@/lib/domain/calculator';
import type { PlanStart } from '@/lib/domain/calculator/plan-years';
import { phraseText } from '@/lib/domain/calculator/quantity-text';

import { BarChart } from './BarChart';
import styles from './CalculatorPage.module.scss';
import { Doughnut } from './Doughnut';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { YearTable } from './YearTable';

export interface DetailsProps {
  calculator: Calculator;
  explanation: Explanation;
  layout: Layout;
  values: Values;
  path: string;
  start: PlanStart;
}

const COUNT_LABELS: Readonly<Record<YearCount, string>> = {
  plan: 'Years 1, 2, 3',
  calendar: 'Calendar years',
  financial: 'Financial years',
};

/**
 * How the table counts its years. Only the style sheet reads the choice, so it works without
 * JavaScript.
 */
function YearCounts({ counts, start }: { counts: readonly YearCount[]; start: PlanStart }) {
  if (counts.length === 0) return null;
  return (
    <fieldset className={styles.counts}>
      <legend className="visually-hidden">Count the years as</legend>
      {counts.map((count) => (
        <label key={count}>
          <input
            type="radio"
            name="count"
            value={count}
            data-shows={count}
            defaultChecked={count === 'plan'}
          />
          <span>{COUNT_LABELS[count]}</span>
        </label>
      ))}
      <p>
        <span data-count="calendar">The first year begins on 1 January {start.calendar}.</span>
        <span data-count="financial">The first year begins on 1 April {start.financial}.</span>
      </p>
    </fieldset>
  );
}

function ChartOf(chart: Chart) {
  switch (chart.kind) {
    case 'bars':
      return <BarChart {...chart} />;
    case 'doughnut':
      return <Doughnut {...chart} />;
    case 'sheet':
      return <Sheet heading="h3" spec={chart.sheet} />;
  }
}

/** The chart with its legend, and the table behind it. */
export function YearSection(props: DetailsProps) {
  const { calculator, explanation, layout, values, path, start } = props;
  const heading = phraseText(explanation.heading(values));
  const query = serialiseState(calculator, values);
  const chart = layout.chart(values);
  return (
    <Ledger
      ground="tint"
      note={layout.legend.map(({ series, title, text }) => (
        <SideNote key={title} title={<span data-series={series}>{title}</span>}>
          <p>{text}</p>
        </SideNote>
      ))}
    >
      <h2 id="years-heading" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.chartAndTable} data-chart={chart.kind}>
        <ChartOf {...chart} />
        <div>
          <div className={styles.figuresHead}>
            <h3>The same, in figures</h3>
            <div className={styles.tools}>
              <label className={styles.all}>
                <input type="checkbox" name="all" data-shows="all" />
                <span>Show every year</span>
                <span>Show fewer years</span>
              </label>
              <FileLinks
                href={`${path}/table.csv${query && `?${query}`}`}
                of={heading}
                rel="nofollow"
              />
              <PrintButton />
            </div>
          </div>
          <YearCounts counts={layout.yearCounts} start={start} />
          <YearTable table={calculator.table(values)} caption={heading} start={start} />
        </div>
      </div>
    </Ledger>
  );
}
