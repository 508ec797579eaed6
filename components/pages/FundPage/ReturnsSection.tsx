import { Section } from '@/components/sections/text/Section';
import { Fold } from '@/components/ui/Fold';
import { Change } from '@/components/ui/Change';
import { Divider } from '@/components/ui/Divider/Divider';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, day, rupees, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { pastPerformanceWarning } from '@/lib/content/prescribed';
import { formatDate } from '@/lib/tools/format';
import { isKnown } from '@/lib/domain/figure/figure';
import { schemeLabel } from '@/lib/domain/fund/plans';
import type { FundReturn } from '@/lib/domain/fund/returns';
import { returnsSentence } from '@/lib/domain/fund/sentences';
import { stripOf, type StripFigure } from '@/lib/domain/fund/strip';
import type { FundStory } from '@/lib/domain/fund/story';
import type { FundScheme } from '@/lib/domain/fund/types';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/market/Fund.module.scss';
import { HistoryFold } from './HistoryFold';
import { SipFold } from './SipFold';
import typeStyles from '@/components/ui/Type.module.scss';

/** Six figures of a fund, two next to each other on a phone and three on a desk. */
function FigureStrip({ figures }: { figures: readonly StripFigure[] }) {
  return (
    <dl className={styles.figureStrip}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={typeStyles.note}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={typeStyles.label}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const COLUMNS: readonly Column<FundReturn>[] = [
  words('span', 'Over', ({ span }) => span),
  day('from', 'From', ({ from }) => from.day, { slot: 'line' }),
  words('percent', 'Return', ({ percent }) => percent, {
    isFigure: true,
    cell: ({ percent, isYearly }) => (
      <>
        <Change change={null} percent={percent} /> {isYearly ? 'a year' : 'in all'}
      </>
    ),
  }),
  rupees('grown', '₹10,000 became', ({ grown }) => grown),
];

const captionOf = (scheme: FundScheme, rows: readonly FundReturn[]): string =>
  `Returns of ${schemeLabel(scheme)} to ${formatDate(rows[0]?.to.day)}`;

/** The returns of the plan that is shown: up to the last month's end and up to the newest NAV. */
function ownTables({
  returns: { latest, monthEnd },
}: FundStory): readonly (readonly FundReturn[])[] {
  if (latest.length === 0) return monthEnd.length > 0 ? [monthEnd] : [];
  // Up to the month's end too, as fund houses print them, where there are whole years to compare.
  const hasYears = monthEnd.some(({ years }) => years !== null);
  const isOneDay = monthEnd[0]?.to.day === latest[0]?.to.day;
  return hasYears && !isOneDay ? [monthEnd, latest] : [latest];
}

/** The returns by span, with the value of ₹10,000; longer ones of the other plan are a table apart. */
function Returns({ story }: { story: FundStory }) {
  const { scheme, other } = story;
  const tables = ownTables(story).map((rows) => ({ of: scheme, rows }));
  return (
    <>
      <div className={styles.tables}>
        {[...tables, ...(other ? [{ of: other.scheme, rows: other.returns }] : [])].map(
          ({ of, rows }) => (
            <Table<FundReturn>
              key={`${of.code} ${rows[0]?.to.day}`}
              caption={captionOf(of, rows)}
              showCaption
              columns={COLUMNS}
              rows={rows}
              rowKey={({ span }) => span}
            />
          ),
        )}
      </div>
      {other && (
        <p className={basics.afterNote}>
          {`The NAVs of ${schemeLabel(scheme)} on record here do not reach back so far. Those of ${schemeLabel(other.scheme)} do: its expenses are others, so its returns are too.`}
        </p>
      )}
    </>
  );
}

/** The longest return of the plan that is shown, else of the other one. */
function headingOf(story: FundStory): string {
  const [first, second] = ownTables(story);
  const longest = first && second && first.length < second.length ? second : first;
  if (longest) return returnsSentence(longest);
  const { scheme, other } = story;
  return `${schemeLabel(other?.scheme ?? scheme)}: ${returnsSentence(other?.returns ?? [])}`;
}

/** The fund in six figures, and behind them its returns, SIPs and past years. */
export function ReturnsSection({ story }: { story: FundStory }) {
  const { sips, rolling, fall, years } = story;
  return (
    <>
      <Divider />
      <Section
        id="returns"
        heading={headingOf(story)}
        lead={pastPerformanceWarning.text}
        note={
          <SideNote title="How returns are counted">
            <p>
              Compound a year from thirteen months on, else over the whole time. Where a day had no
              NAV, the one before counts, at most a week old; a span that is more than three days
              off is named in days.
            </p>
            <p>Exit load, stamp duty and tax are not taken off.</p>
          </SideNote>
        }
      >
        <FigureStrip figures={stripOf(story)} />
        <Fold name="returns-by-span" title="Returns by span" heading="h3">
          <Returns story={story} />
        </Fold>
        {sips.length > 0 && <SipFold story={story} />}
        {(rolling || isKnown(fall) || years.length > 0) && <HistoryFold story={story} />}
      </Section>
    </>
  );
}
