import type { CSSProperties, ReactNode } from 'react';

import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { LinesChart } from '@/components/ui/charts/LinesChart';
import { type RangePanel, RangePanels } from '@/components/ui/charts/RangePanels';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { day, figure } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { monthEnds, type ComparedRange, thinned } from '@/lib/domain/comparison/rebased-prices';
import type { CompareRow } from '@/lib/domain/comparison/rows';
import { breakSentences, rebasedHeading, rebasedSentence } from '@/lib/domain/comparison/sentence';
import type { SiteHref } from '@/lib/tools/site-path';
import { countOf, formatChangePercent, formatDate } from '@/lib/tools/format';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ComparePage.module.scss';

/** Days in a chart: more would not be visible on a phone, and all ranges are sent with the page. */
const MOST_DAYS = 130;

const RANGE_NAMES: Readonly<Record<ComparedRange['key'], string>> = {
  '1M': 'one month',
  '6M': 'six months',
  '1Y': 'one year',
  '5Y': 'five years',
  Break: 'since the last break',
  All: 'all days that they share',
};

/**
 * A compared item: its name, and a shorter one for the header of a column, which has little room.
 */
export interface Named {
  readonly name: string;
  readonly label: string;
  /** Its own page. */
  readonly href: SiteHref;
}

interface RebasedChartProps {
  /** At least one. */
  ranges: readonly ComparedRange[];
  named: readonly Named[];
  /** `price` or `NAV`. */
  what: string;
  /** How the chart is to be read. */
  children: ReactNode;
}

/** A range as a chart with its finding, and as a table. */
function panelOf(range: ComparedRange, all: readonly Named[], what: string): RangePanel {
  const { key, series } = range;
  const named = range.places.flatMap((place) => all[place] ?? []);
  const names = named.map(({ name }) => name);
  const label = key === 'Break' ? `Since ${formatDate(series.days[0])}` : key;
  const sentences = breakSentences(
    range,
    all.map(({ name }) => name),
  );
  const sentence = rebasedSentence(series, names);
  const { days, lines } = thinned(series, MOST_DAYS);
  return {
    key,
    label,
    name: RANGE_NAMES[key],
    title: rebasedHeading(series, names),
    content: (
      <figure>
        <LinesChart
          times={days}
          lines={lines.map((values, at) => ({
            name: names[at] ?? '',
            ...(named[at] && { label: named[at].label }),
            values,
            note: formatChangePercent((values.at(-1) ?? 100) - 100),
          }))}
          label={`${sentence}. Each ${what} as a value of 100 on the first day.`}
        />
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <details className={basics.top16}>
          <summary className={basics.linkButton}>Show as a table</summary>
          <Table
            layout="words"
            caption={`Each ${what}, 100 on the first day, at the end of each month`}
            columns={[
              day('day', 'Day', (at: number) => series.days[at] ?? null),
              ...named.map(({ name, label }, line) =>
                figure(name, label, (at: number) => series.lines[line]?.[at] ?? null, {
                  digits: 1,
                }),
              ),
            ]}
            rows={monthEnds(series.days)}
            rowKey={(at) => series.days[at] ?? ''}
          />
        </details>
      </figure>
    ),
  };
}

/**
 * The chart of prices or NAVs from a common starting value, for each range that all of them cover.
 */
export function RebasedChart({ ranges, named, what, children }: RebasedChartProps) {
  const whole = ranges.filter(({ leftOut }) => leftOut.length === 0);
  const initial = whole.find(({ key }) => key === '1Y') ?? whole.at(-1) ?? ranges.at(-1);
  if (!initial) return null;
  return (
    <Ledger
      id="course"
      space="tight"
      note={<SideNote title="Reading the chart">{children}</SideNote>}
    >
      <RangePanels
        id="course"
        heading="From one starting point"
        legend="Range of the chart"
        initial={initial.key}
        panels={ranges.map((one) => panelOf(one, named, what))}
      />
    </Ledger>
  );
}

interface SideBySideProps {
  rows: readonly CompareRow[];
  named: readonly Named[];
  caption: string;
  lead: string;
  source: ReactNode;
}

/** The bar of a figure: its share of the row's largest figure; no bar if any figure is negative. */
function barOf({ figures = [] }: CompareRow, at: number): CSSProperties | undefined {
  const most = Math.max(0, ...figures.map((figure) => figure ?? 0));
  const figure = figures[at] ?? null;
  if (most === 0 || figure === null || figures.some((one) => (one ?? 0) < 0)) return undefined;
  return { '--bar': `${Math.round((figure / most) * 1000) / 10}%` } as CSSProperties;
}

/** All figures in one table that scrolls sideways under its fixed labels, those in which they differ first. */
export function SideBySide({ rows, named, caption, lead, source }: SideBySideProps) {
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <Section
      id="figures"
      heading={
        rows.length > 0
          ? `${differing === 0 ? 'None' : differing} of ${countOf(rows.length, 'figure')} ${differing === 1 ? 'differs' : 'differ'}`
          : 'Their figures have not reached us'
      }
      lead={lead}
      source={source}
      ground="tint"
    >
      {rows.length > 0 && (
        <div className={styles.scroller} role="region" aria-label={caption}>
          <table className={styles.figures}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                {named.map(({ name, label, href }) => (
                  <th key={name} scope="col">
                    <SiteLink href={href}>{label}</SiteLink>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  {row.values.map((value, at) => (
                    <td key={named[at]?.name} style={barOf(row, at)}>
                      {row.better === at ? <b>{value}</b> : value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
