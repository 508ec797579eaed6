import { complaintNotes } from '@/lib/content/legal/complaints';
import type {
  ComplaintRegister,
  ComplaintTables,
  MonthRow,
  TrendRow,
  WithTotal,
} from '@/lib/domain/support/complaints';
import { formatCount, formatMonth, formatNumber } from '@/lib/tools/format';

import { DataTable } from '@/components/sections/text/DataTable';

import basics from '@/components/ui/Basics.module.scss';

/** Columns as the circulars prescribe them for brokers and depository participants. */
const MONTH_HEADER = [
  'SN',
  'Received from',
  'Carried forward from previous month',
  'Received during the month',
  'Total pending',
  'Resolved',
  'Pending under 3 months',
  'Pending over 3 months',
  'Average resolution time (days)',
] as const;

/** Columns as the circulars prescribe them for research analysts, investment advisers and portfolio managers. */
const ADVICE_HEADER = [
  'Sr. No.',
  'Received from',
  'Pending at the end of last month',
  'Received',
  'Resolved',
  'Total pending',
  'Pending over 3 months',
  'Average resolution time (days)',
] as const;

const ADVICE: ReadonlySet<string> = new Set([
  'research-analyst',
  'investment-adviser',
  'portfolio-manager',
]);

const trendHeader = (period: 'Month' | 'Year') =>
  ['SN', period, 'Carried forward', 'Received', 'Resolved', 'Pending'] as const;

/** Days with one decimal; 0 if no complaint was resolved. */
const days = (average: number): string => (average === 0 ? '0' : formatNumber(average, 1));

const monthCells = (row: MonthRow) => [
  row.label,
  ...[row.carried, row.received, row.totalPending, row.resolved].map(formatCount),
  ...[row.pendingUnder3, row.pendingOver3].map(formatCount),
  days(row.averageDays),
];

/** In this table the total pending comes after the resolved complaints. */
const adviceCells = (row: MonthRow) => [
  row.label,
  ...[row.carried, row.received, row.resolved, row.pending, row.pendingOver3].map(formatCount),
  days(row.averageDays),
];

const trendCells = (row: TrendRow, period: string) => [
  period,
  ...[row.carried, row.received, row.resolved, row.pending].map(formatCount),
];

/** The meaning of the terms of the three tables, once after them. */
function Notes() {
  return (
    <ul className={basics.notes}>
      {complaintNotes.map(({ term, text }) => (
        <li key={term}>
          <b>{term}</b> {text}
        </li>
      ))}
    </ul>
  );
}

function Trend(props: {
  title: string;
  period: 'Month' | 'Year';
  trend: WithTotal<TrendRow>;
  name: (row: TrendRow, at: number) => string;
}) {
  const { title, period, trend, name } = props;
  return (
    <section className={basics.stack16}>
      <DataTable
        caption={title}
        showCaption
        header={trendHeader(period)}
        names={1}
        figures={[2, 3, 4, 5]}
        rows={trend.rows.map((row, at) => [at + 1, ...trendCells(row, name(row, at))])}
        total={['', ...trendCells(trend.total, 'Grand total')]}
        isNarrow
      />
    </section>
  );
}

interface ComplaintTablesViewProps {
  register: ComplaintRegister;
  tables: ComplaintTables;
}

/** The line and the note of the formats of research analysts and investment advisers, letter for letter. */
function Impersonation({ of, body, received }: NonNullable<ComplaintRegister['impersonation']>) {
  return (
    <>
      <p>
        Number of complaints received during month against the {of} due to impersonation by some
        other entity: {formatCount(received)}
      </p>
      <p>
        Note: In case of any complaints received against the {of} due to impersonation of the {of}{' '}
        by some other entity, the {of} may adjust the number of such complaints from total number of
        received/resolved complaints while preparing the above table. Further, {of} must close such
        impersonation related complaints after following the due process as specified by SEBI/{' '}
        {body}.
      </p>
    </>
  );
}

/** The three prescribed tables of a registration, with their footnotes. */
export function ComplaintTablesView({ register, tables }: ComplaintTablesViewProps) {
  const isAdvice = ADVICE.has(register.id);
  const cells = isAdvice ? adviceCells : monthCells;
  const { month, ofMonth, monthly, yearly, lastYearIsRunning } = tables;
  const last = yearly.rows.length - 1;
  return (
    <div className={basics.groups}>
      <section className={basics.stack16}>
        <DataTable
          caption={`Data for the month ending ${formatMonth(`${month}-01`)}`}
          showCaption
          header={isAdvice ? ADVICE_HEADER : MONTH_HEADER}
          names={1}
          figures={isAdvice ? [2, 3, 4, 5, 6, 7] : [2, 3, 4, 5, 6, 7, 8]}
          rows={ofMonth.rows.map((row, at) => [at + 1, ...cells(row)])}
          total={['', ...cells(ofMonth.total)]}
        />
        {register.impersonation && <Impersonation {...register.impersonation} />}
      </section>
      <Trend
        title="Trend of monthly disposal of complaints"
        period="Month"
        trend={monthly}
        name={({ period }) => formatMonth(`${period}-01`)}
      />
      <Trend
        title="Trend of yearly disposal of complaints"
        period="Year"
        trend={yearly}
        name={({ period }, at) =>
          lastYearIsRunning && at === last ? `${period}, to ${formatMonth(`${month}-01`)}` : period
        }
      />
      <Notes />
    </div>
  );
}
