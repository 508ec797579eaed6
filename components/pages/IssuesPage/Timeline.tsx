import { words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { type IssueStep, shareOfWay, whereSentence } from '@/lib/domain/issue/timeline';
import { type Clock, hasClosed } from '@/lib/domain/market/bidding-hours';
import { formatDate } from '@/lib/tools/format';
import { weekdayOf } from '@/lib/tools/time';

import styles from './IssuesPage.module.scss';

interface TimelineProps {
  steps: readonly IssueStep[];
  clock: Clock;
  caption: string;
}

const at = (share: number): string => `${2 + share * 96}%`;

/** The days of an issue on a line with today on it, and as a table. */
export function Timeline({ steps, clock, caption }: TimelineProps) {
  const { day: today } = clock;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const isUnderWay = today >= first.day && today <= last.day;
  const now = at(shareOfWay(steps, today));
  const stateOf = ({ key, day }: IssueStep) =>
    day < today || (key === 'close' && hasClosed(day, clock))
      ? 'Over'
      : day === today
        ? 'Today'
        : 'To come';
  return (
    <>
      <svg
        role="img"
        aria-label={`From ${formatDate(first.day)} to ${formatDate(last.day)}. ${whereSentence(steps, clock)}.`}
        className={styles.way}
      >
        <line x1={at(0)} x2={at(1)} y1="50%" y2="50%" className={styles.ahead} />
        <line x1={at(0)} x2={now} y1="50%" y2="50%" className={styles.done} />
        {steps.map((step) => (
          <circle
            key={step.key}
            cx={at(shareOfWay(steps, step.day))}
            cy="50%"
            r="6"
            className={step.day <= today ? styles.passed : styles.coming}
          />
        ))}
        {isUnderWay && <line x1={now} x2={now} y1="10%" y2="90%" className={styles.today} />}
      </svg>
      <Table<IssueStep>
        caption={caption}
        columns={[
          words('label', 'What', ({ label }) => label),
          words(
            'day',
            'Day',
            ({ day, isByRule }) =>
              `${weekdayOf(day)}, ${formatDate(day)}${isByRule ? ' (by rule)' : ''}`,
          ),
          words('state', 'State', stateOf),
        ]}
        rows={steps}
        rowKey={({ key }) => key}
      />
    </>
  );
}
