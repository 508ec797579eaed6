import { Fold } from '@/components/ui/Fold';
import { Table } from '@/components/ui/Table/Table';
import { type Column, day, percent, words } from '@/components/ui/Table/columns';
import { formatCount, formatDate } from '@/lib/tools/format';
import type { Rolling, YearReturn } from '@/lib/domain/fund/history';
import type { FundReturn } from '@/lib/domain/fund/returns';
import {
  fallHeading,
  fallSentence,
  rollingSentence,
  yearsSentence,
} from '@/lib/domain/fund/sentences';
import type { FundStory } from '@/lib/domain/fund/story';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/market/Fund.module.scss';

interface Window extends FundReturn {
  readonly name: string;
}

const WINDOWS: readonly Column<Window>[] = [
  words('name', 'Three years', ({ name }) => name),
  day('from', 'From', ({ from }) => from.day, { slot: 'line' }),
  day('to', 'To', ({ to }) => to.day),
  percent('percent', 'A year', ({ percent }) => percent),
];

const YEARS: readonly Column<YearReturn>[] = [
  words('year', 'Year', ({ year, to, isWhole }) =>
    isWhole ? year : `${year}, to ${formatDate(to.day)}`,
  ),
  percent('percent', 'Return', ({ percent }) => percent),
];

const windowsOf = ({ worst, middle, best }: Rolling): readonly Window[] => [
  { ...worst, name: 'Worst' },
  { ...middle, name: 'Median' },
  { ...best, name: 'Best' },
];

/** The finding that reaches furthest back. */
function headingOf(story: FundStory): string {
  const { rolling, years } = story;
  if (rolling) return rollingSentence(rolling);
  return (!years.some(({ isWhole }) => isWhole) && fallHeading(story)) || yearsSentence(years);
}

/** The range of its returns: rolling three years, the largest fall, calendar years. */
export function HistoryFold({ story }: { story: FundStory }) {
  const { rolling, years } = story;
  const fall = fallSentence(story);
  return (
    <div id="history">
      <Fold name="past" title={headingOf(story)} heading="h3">
        {fall && <p className={basics.bottom16}>{fall}</p>}
        <div className={styles.tables}>
          {rolling && (
            <Table<Window>
              caption="Three years that began on any day, as returns a year"
              showCaption
              columns={WINDOWS}
              rows={windowsOf(rolling)}
              rowKey={({ name }) => name}
            />
          )}
          {years.length > 0 && (
            <Table<YearReturn>
              caption={rolling ? `Calendar years. ${yearsSentence(years)}` : 'Calendar years'}
              showCaption
              columns={YEARS}
              rows={years}
              rowKey={({ year }) => year}
            />
          )}
        </div>
        {rolling && (
          <p className={basics.afterNote}>
            Three years to each of {formatCount(rolling.count)} NAVs;{' '}
            {rolling.losses === 0 ? 'none' : formatCount(rolling.losses)} of them ended in a loss.
          </p>
        )}
      </Fold>
    </div>
  );
}
