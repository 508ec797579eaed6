import { SiteLink } from '@/components/site/SiteLink';
import typeStyles from '@/components/ui/Type.module.scss';
import { type Column, day, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { specialDays } from '@/lib/content/market-calendar';
import { formatDate } from '@/lib/tools/format';
import { weekdayOf } from '@/lib/tools/time';

type SpecialDay = (typeof specialDays)[number];

const COLUMNS: readonly Column<SpecialDay>[] = [
  day('day', 'Day', ({ day: on }) => on, {
    cell: ({ day: on }) => <time dateTime={on}>{formatDate(on)}</time>,
  }),
  words('weekday', 'Weekday', ({ day: on }) => weekdayOf(on), { slot: 'line' }),
  words('name', 'Session', ({ name }) => name),
];

/** Days of a year at weekends on which there is trading; nothing for a year without any. */
export function SpecialSessions({ year }: { year: string }) {
  const days = specialDays.filter((one) => one.day.startsWith(year));
  if (days.length === 0) return null;
  return (
    <section>
      <h3 className={typeStyles.smallTitle}>Special sessions at weekends</h3>
      <p>
        The exchanges announce the hours by circular. Our{' '}
        <SiteLink href="/support/updates">notices</SiteLink> say when one is due.
      </p>
      <Table
        caption={`Special sessions of ${year}`}
        columns={COLUMNS}
        rows={days}
        rowKey={(one) => one.day}
      />
    </section>
  );
}
