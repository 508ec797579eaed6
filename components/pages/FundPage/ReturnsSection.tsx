import { SectionHead } from '@/components/sections/SectionHead';
import { Change } from '@/components/ui/Change';
import { Divider } from '@/components/ui/Divider/Divider';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, Table } from '@/components/ui/Table/Table';
import { pastPerformanceWarning } from '@/lib/content/prescribed';
import { formatDate, formatWholeRupees } from '@/lib/tools/format';
import { schemeLabel } from '@/lib/domain/fund/plans';
import type { FundReturn } from '@/lib/domain/fund/returns';
import { returnsSentence } from '@/lib/domain/fund/sentences';
import type { FundStory } from '@/lib/domain/fund/story';

import styles from './FundPage.module.scss';

const COLUMNS: readonly Column<FundReturn>[] = [
  { key: 'span', header: 'Over', cell: ({ span }) => span },
  { key: 'from', header: 'From', cell: ({ from }) => formatDate(from.day), narrow: 'line' },
  {
    key: 'percent',
    header: 'Return',
    isFigure: true,
    cell: ({ percent, isYearly }) => (
      <>
        <Change change={null} percent={percent} /> {isYearly ? 'a year' : 'in all'}
      </>
    ),
  },
  {
    key: 'grown',
    header: '₹10,000 became',
    isFigure: true,
    cell: ({ grown }) => formatWholeRupees(grown),
  },
];

/** Returns as of the last month's end and as of the newest NAV, with what ₹10,000 became. */
export function ReturnsSection({ story }: { story: FundStory }) {
  const { returns, scheme } = story;
  const { latest, monthEnd } = returns;
  // Up to the month's end too, as fund houses print them, where there are whole years to compare.
  const hasYears = monthEnd.some(({ years }) => years !== null);
  const isOneDay = monthEnd[0]?.to.day === latest[0]?.to.day;
  const tables = hasYears && !isOneDay ? [monthEnd, latest] : [latest];
  return (
    <>
      <Divider />
      <Ledger
        id="returns"
        note={
          <SideNote title="How returns are counted">
            <p>
              Compound a year from one year on, absolute under one year. Where a day had no NAV, the
              day before counts.
            </p>
            <p>Exit load, stamp duty and tax are not taken off.</p>
          </SideNote>
        }
      >
        <SectionHead id="returns-heading" lead={pastPerformanceWarning.text}>
          {returnsSentence(hasYears && monthEnd.length >= latest.length ? monthEnd : latest)}
        </SectionHead>
        <div className={styles.tables}>
          {tables.map((rows) => (
            <Table<FundReturn>
              key={rows[0]?.to.day}
              caption={`Returns of ${schemeLabel(scheme)} to ${formatDate(rows[0]?.to.day)}`}
              showCaption
              columns={COLUMNS}
              rows={rows}
              rowKey={({ span }) => span}
            />
          ))}
        </div>
      </Ledger>
    </>
  );
}
