import { OpenAccount } from '@/components/site/header/OpenAccount';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import type { CalculatorSlug } from '@/lib/calculators/registry';
import { CALCULATOR_COPY } from '@/lib/content/calculators';

import styles from './Board.module.scss';
import { Head } from './Head';
import { Fields, Live, PrintButton, Results } from './Islands.client';
import { LEGENDS } from './legends';
import { Notes } from './Notes';
import { Rest } from './Rest';
import type { RestPart, RestProps } from './view';

/** What the page knows of its calculator and its inputs. */
export interface SectionProps {
  slug: CalculatorSlug;
  facts: Omit<RestProps, 'part'>;
}

/** A part that the server draws and the browser draws again once an input changes. */
function Following({ part, facts }: { part: RestPart; facts: SectionProps['facts'] }) {
  return (
    <Live part={part}>
      <Rest part={part} {...facts} />
    </Live>
  );
}

/** The inputs beside the result. */
export function DeskSection({ slug, facts }: SectionProps) {
  return (
    <Ledger
      space="tight"
      labelledBy="page-heading"
      note={<Notes title="How it counts" texts={CALCULATOR_COPY[slug].counts} />}
    >
      <Head slug={slug} />
      <div className={styles.desk}>
        <Fields />
        <Results
          findings={<Following part="findings" facts={facts} />}
          action={<OpenAccount placement="page" mainAction />}
        />
      </div>
    </Ledger>
  );
}

type YearCount = 'plan' | 'calendar' | 'financial';

/** The ways to count years, by calculator: PPF knows none but financial years. */
function countsOf(slug: CalculatorSlug): readonly (readonly [YearCount, string])[] {
  if (slug === 'asset-allocation-calculator') return [];
  const plan = ['plan', 'Years 1, 2, 3'] as const;
  const financial = ['financial', 'Financial years'] as const;
  if (slug === 'ppf-calculator') return [plan, financial];
  return [plan, ['calendar', 'Calendar years'], financial];
}

/** How the table counts its years; the style sheet alone reads the choice, so it needs no script. */
function Counts({ slug, start }: { slug: CalculatorSlug; start: RestProps['start'] }) {
  const counts = countsOf(slug);
  if (counts.length === 0) return null;
  return (
    <fieldset className={styles.counts}>
      <legend className="visually-hidden">Count the years as</legend>
      {counts.map(([count, label]) => (
        <label key={count}>
          <input
            type="radio"
            name="count"
            value={count}
            data-shows={count}
            defaultChecked={count === 'plan'}
          />
          <span>{label}</span>
        </label>
      ))}
      <p>
        <span data-count="calendar">The first year begins on 1 January {start.calendar}.</span>
        <span data-count="financial">The first year begins on 1 April {start.financial}.</span>
      </p>
    </fieldset>
  );
}

/** The chart, under a heading that says what it shows, and the figures behind it. */
export function YearsSection({ slug, facts }: SectionProps) {
  return (
    <Ledger
      ground="tint"
      labelledBy="years-heading"
      note={LEGENDS[slug].map(({ series, title, text }) => (
        <SideNote key={title} title={<span data-series={series}>{title}</span>}>
          <p>{text}</p>
        </SideNote>
      ))}
    >
      <h2 id="years-heading" className={styles.heading}>
        <Following part="heading" facts={facts} />
      </h2>
      <Following part="chart" facts={facts} />
      <div className={styles.figuresHead}>
        <h3>The same, in figures</h3>
        <div className={styles.tools}>
          <label className={styles.all}>
            <input type="checkbox" name="all" data-shows="all" />
            <span>Show every year</span>
            <span>Show fewer years</span>
          </label>
          <Following part="csv" facts={facts} />
          <PrintButton />
        </div>
      </div>
      <Counts slug={slug} start={facts.start} />
      <Following part="rows" facts={facts} />
    </Ledger>
  );
}

/** The formula, what one change would do, and what both take for granted. */
export function SumSection({ slug, facts }: SectionProps) {
  return (
    <Ledger
      labelledBy="sum-heading"
      note={<Notes title="Assumptions" texts={CALCULATOR_COPY[slug].assumptions} />}
    >
      <h2 id="sum-heading">The sum, in words</h2>
      <div className={styles.sum}>
        <Following part="sum" facts={facts} />
      </div>
    </Ledger>
  );
}
