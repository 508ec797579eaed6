import { SectionHead } from '@/components/sections/SectionHead';
import { Divider } from '@/components/ui/Divider/Divider';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, day, percent, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
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
  { ...middle, name: 'Middle' },
  { ...best, name: 'Best' },
];

/** The finding that reaches furthest back. */
function headingOf(story: FundStory): string {
  const { rolling, years } = story;
  if (rolling) return rollingSentence(rolling);
  return (!years.some(({ isWhole }) => isWhole) && fallHeading(story)) || yearsSentence(years);
}

/** The range of its returns: rolling three years, the largest fall, calendar years. */
export function HistorySection({ story }: { story: FundStory }) {
  const { rolling, years } = story;
  return (
    <>
      <Divider />
      <Ledger
        id="history"
        note={
          rolling && (
            <SideNote title="Rolling three years">
              <p>
                Three years to each of {formatCount(rolling.count)} NAVs;{' '}
                {rolling.losses === 0 ? 'none' : formatCount(rolling.losses)} of them ended in a
                loss.
              </p>
            </SideNote>
          )
        }
      >
        <SectionHead id="history-heading" lead={fallSentence(story) || null}>
          {headingOf(story)}
        </SectionHead>
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
      </Ledger>
    </>
  );
}
