import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { NAV_DIGITS } from '@/components/sections/market/fund-columns';
import { PriceChart } from '@/components/ui/charts/PriceChart';
import { type RangePanel, RangePanels } from '@/components/ui/charts/RangePanels';
import { type Column, day, figure } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { asCandles } from '@/lib/domain/company/history';
import { byPeriod, type Period } from '@/lib/domain/company/periods';
import { knownLabel } from '@/lib/domain/fund/plans';
import { courseDescription, courseSentence, sparseSentence } from '@/lib/domain/fund/sentences';
import type { DrawnLine, FundStory } from '@/lib/domain/fund/story';

import styles from '@/components/sections/market/Fund.module.scss';

const STEPS = {
  '1Y': { unit: 'month', name: 'one year', caption: 'NAV at the end of each month, in ₹' },
  '5Y': { unit: 'quarter', name: 'five years', caption: 'NAV at the end of each quarter, in ₹' },
  All: { unit: 'quarter', name: 'all NAVs', caption: 'NAV at the end of each quarter, in ₹' },
} as const;

const COLUMNS: readonly Column<Period>[] = [
  day('to', 'Day', ({ to }) => to),
  figure('nav', 'NAV ₹', ({ close }) => close, { digits: NAV_DIGITS }),
];

function panelOf({ key, whole, points }: DrawnLine): RangePanel {
  const { unit, name, caption } = STEPS[key];
  const candles = asCandles(whole.map(({ day, nav }) => ({ time: day, value: nav })));
  return {
    key,
    label: key,
    name,
    title: courseSentence(whole),
    content: (
      <figure>
        <PriceChart
          points={points.map(({ day, nav }) => ({ time: day, value: nav }))}
          label={courseDescription(whole)}
          unit="rupees"
        />
        <details className={`${basics.top16} ${basics.screenOnly}`}>
          <summary className={basics.linkButton}>Show as a table</summary>
          <Table
            caption={caption}
            showCaption
            columns={COLUMNS}
            rows={byPeriod(candles, unit)}
            rowKey={({ to }) => to}
          />
        </details>
      </figure>
    ),
  };
}

/** The course of the NAV: for each range a chart with its finding, and a table. */
export function Course({ story }: { story: FundStory }) {
  const { drawn, scheme } = story;
  const initial = drawn.find(({ key }) => key === '5Y') ?? drawn.at(-1);
  if (!initial) return null;
  const label = knownLabel(scheme);
  return (
    <div id="course" className={styles.course}>
      <RangePanels
        id="nav-range"
        heading="NAV over time"
        legend="Range of the chart"
        initial={initial.key}
        panels={drawn.map(panelOf)}
      />
      <p className={typeStyles.note}>
        {`Line: NAV${label && ` of ${label}`}.`}
        {scheme.option === 'idcw' && ' It drops by each payout.'} {sparseSentence(story)}
      </p>
    </div>
  );
}
