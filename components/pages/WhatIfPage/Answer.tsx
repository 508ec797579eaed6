import { SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { LinesChart } from '@/components/ui/charts/LinesChart';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import { Fold } from '@/components/ui/Fold';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Table } from '@/components/ui/Table/Table';
import {
  illustrationNotice,
  mutualFundWarning,
  pastPerformanceWarning,
} from '@/lib/content/prescribed';
import { becameRows } from '@/lib/domain/became/alongside';
import { wayOf, worstSentence } from '@/lib/domain/became/sentences';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { evenDays } from '@/lib/domain/fund/nav-series';
import { titleOf } from '@/lib/domain/sourced';
import type { WhatIfAnswer } from '@/lib/pages/what-if/load-what-if';
import { formatRupees } from '@/lib/tools/format';
import { withQuery } from '@/lib/tools/parameters';

import { becameColumns } from './became-columns';
import basics from '@/components/ui/Basics.module.scss';

/** Days that the chart draws: a year of trading has fewer. */
const MOST_DAYS = 260;

/** The parameters of the answer's own address. */
const ownParameters = ({ asked, of, became }: WhatIfAnswer) => ({
  kind: asked.kind,
  of: of.of,
  amount: String(asked.amount),
  every: asked.every,
  from: asked.from ?? became.from,
  to: asked.to ?? became.to,
});

/** The lines that must be shown with a result. */
export function Notices({ answer: { of } }: { answer: WhatIfAnswer }) {
  return (
    <SideNote title="Read with it">
      <p>Past prices say nothing about future ones.</p>
      <p>{illustrationNotice.text}</p>
      {of.kind === 'fund' && (
        <>
          <p>{pastPerformanceWarning.text}</p>
          <p>{mutualFundWarning.text}</p>
        </>
      )}
    </SideNote>
  );
}

const WHAT = {
  share:
    'Price only: splits and bonus issues are adjusted for, dividends are not included. We may miss a rights issue, demerger or merger.',
  index: 'The values of the price index: dividends are not included.',
  fund: 'The NAVs of the growth option, after the plan’s expenses.',
} as const;

/** The same sums elsewhere, the worst day, and what is counted. */
export function Result({ answer }: { answer: WhatIfAnswer }) {
  const { asked, of, became, others, notes } = answer;
  const { worst, yearly } = became;
  const yearOf = (percent: number | null) =>
    percent === null ? undefined : `${wayOf(percent)} a year`;
  return (
    <Section
      id="result"
      heading="The same sum elsewhere"
      more={<SiteLink href={of.href}>{of.name}</SiteLink>}
      lead={`${withSampleMark(of, worstSentence({ worst, every: asked.every }))} ${WHAT[of.kind]}${of.detail ? ` Plan and option: ${of.detail}.` : ''}`}
    >
      <FigureList
        figures={[
          { label: 'Paid in', value: formatRupees(became.paid) },
          {
            label: of.name,
            value: formatRupees(became.worth),
            note: yearOf(yearly) ?? wayOf(became.percent),
          },
          ...others.map((one) => ({
            label: one.name,
            value: formatRupees(one.worth),
            note: yearOf(one.yearly) ?? wayOf(one.percent),
          })),
        ]}
      />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Fold name="months" title="Month by month, in a table" unfoldedFrom="print">
        <Table
          order="sortable"
          caption={titleOf(
            of,
            `What ${of.name} and the others were worth at the end of each month`,
          )}
          columns={becameColumns(of.name, others)}
          rows={becameRows(became, others)}
          csv={withQuery('/what-if/table.csv', ownParameters(answer))}
        />
      </Fold>
    </Section>
  );
}

/** The way from the sum to its result. */
export function Course({ answer }: { answer: WhatIfAnswer }) {
  const { of, became, others } = answer;
  const drawn = evenDays(
    became.course.map(({ day }) => day),
    MOST_DAYS,
  );
  const isDrawn = (_: unknown, at: number) => drawn.has(became.course[at]?.day ?? '');
  const points = became.course.filter(isDrawn);
  const lines = [
    { name: of.name, values: points.map(({ worth }) => worth) },
    ...others.map(({ name, course }) => ({ name, values: course.filter(isDrawn) })),
    { name: 'Paid in', values: points.map(({ paid }) => paid) },
  ];
  return (
    <figure className={basics.drawing}>
      {points.length > 1 && (
        <LinesChart
          times={points.map(({ day }) => day)}
          lines={lines}
          label="What the sum was worth day by day, in rupees. The same figures by month are in the table."
        />
      )}
      <figcaption>
        <SourceLine of={{ asOf: became.to, source: of.source }} />
      </figcaption>
    </figure>
  );
}
