import { PageHead } from '@/components/sections/text/PageHead';
import { AgeNote } from '@/components/sections/AgeNote';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { PartSource, SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Table } from '@/components/ui/Table/Table';
import { shortName } from '@/lib/domain/company/names';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { announcementsSource } from '@/lib/domain/company/events';
import {
  actionsFinding,
  announcementsFinding,
  daysFinding,
} from '@/lib/domain/company/part-sentence';
import { COMPANY_PARTS, type CompanyPart } from '@/lib/domain/company/parts';
import { companyPath } from '@/lib/pages/addresses/paths';
import { resultsView } from '@/lib/domain/company/results';
import { dayOf } from '@/lib/domain/figure/tense';
import { titleOf } from '@/lib/domain/sourced';
import type { CompanyPartFacts } from '@/lib/pages/companies/company/part-page';

import { dayColumns, dayRows } from './day-columns';
import { ACTIONS, ANNOUNCEMENTS } from './event-columns';
import { NearTable } from './NearTable';
import { OwnersSection } from './OwnersSection';
import { ResultsSection } from './ResultsSection';

const NOTES: Readonly<Record<CompanyPart, readonly [title: string, text: string]>> = {
  history: [
    'Prices of a year',
    'Each session with its prices in ₹ and the shares traded. Change compares with the previous close. Shares delivered went into buyers’ demat accounts; the others were bought and sold on the same day.',
  ],
  'corporate-actions': [
    'Ex-date',
    'From this day on, a buyer has no right to the dividend, bonus or split. The words are the exchange’s.',
  ],
  announcements: [
    'Announcements',
    'What the company announced to the exchange, in the exchange’s words.',
  ],
  results: [
    'As filed',
    'The figures are those that the company filed with the exchange, not adjusted.',
  ],
  shareholding: [
    'As filed',
    'Each quarter a company files with the exchange who holds its shares, by group.',
  ],
};

/** The finding of a part of days or events. */
const findingOf = ({ part, days, events }: CompanyPartFacts): string | null => {
  if (part === 'history') return daysFinding(days?.data ?? []);
  return part === 'announcements'
    ? announcementsFinding(events?.data.announcements ?? [])
    : actionsFinding(events?.data.actions ?? []);
};

function PartTable({ company, part, days, events }: CompanyPartFacts) {
  const name = shortName(company.name);
  if (part === 'history') {
    const rows = dayRows(days?.data ?? []);
    return (
      <Table
        order="sortable"
        caption={`Prices of ${name} by day`}
        columns={dayColumns(rows)}
        rows={rows}
        sortedBy={['day', 'descending']}
        csv={`${companyPath(company.slug, `/${part}`)}.csv`}
        folds
      />
    );
  }
  return part === 'announcements' ? (
    <Table
      caption={titleOf(events, `Announcements of ${name}`)}
      columns={ANNOUNCEMENTS}
      rows={events?.data.announcements ?? []}
      rowKey={({ date, text }) => date + text}
    />
  ) : (
    <Table
      caption={titleOf(events, `Corporate actions of ${name}`)}
      columns={ACTIONS}
      rows={events?.data.actions ?? []}
      rowKey={({ exDate, purpose }) => exDate + purpose}
    />
  );
}

/** The quarterly filings of the company: its results, or its shareholding. */
function PeriodsPart({ company, events, results, basis, owners, now }: CompanyPartFacts) {
  if (owners) return <OwnersSection company={company} owners={owners} page={null} place="page" />;
  if (!results) return null;
  const view = resultsView(results.data, events?.data.actions ?? [], basis);
  return (
    <ResultsSection
      company={company}
      view={view}
      results={results}
      now={now}
      page={null}
      place="page"
    />
  );
}

/** The same part of the companies next to it; nothing where none has one. */
function NearSection({ company, part, similar: { near, figures }, ...page }: CompanyPartFacts) {
  if (near.length === 0) return null;
  const source = page.days ?? page.events ?? page.results ?? page.owners;
  return (
    <Section
      id="near"
      heading={`${COMPANY_PARTS[part]} of companies next to it`}
      source={<PartSource of={{ Prices: figures && { ...figures, note: null } }} page={source} />}
      space="whole"
    >
      <NearTable company={company} near={near} part={part} />
    </Section>
  );
}

/** A page below a company's, such as its days or its quarters. */
export function CompanyPartPage(props: CompanyPartFacts) {
  const { company, part, days, events, now } = props;
  const [title, text] = NOTES[part];
  const name = shortName(company.name);
  const source =
    days ?? (events && part === 'announcements' ? announcementsSource(events) : events);
  const place = {
    path: '/equity',
    above: { name, href: companyPath(company.slug) },
    own: COMPANY_PARTS[part],
    heading: `${name}: ${COMPANY_PARTS[part].toLowerCase()}`,
  } as const;
  const note = (
    <SideNote title={title}>
      <p>{text}</p>
    </SideNote>
  );
  const finding = findingOf(props);
  return (
    <>
      {part === 'results' || part === 'shareholding' ? (
        <>
          <PageHead {...place} note={note} />
          <PeriodsPart {...props} />
        </>
      ) : (
        <AnswerSection
          {...place}
          lead={finding && `${withSampleMark(source, finding)}.`}
          source={source && <SourceLine of={source} />}
          notes={
            <>
              {days && (
                <AgeNote kind="quote" day={dayOf(days.asOf)} now={now} source={days.source} />
              )}
              {note}
            </>
          }
        >
          <PartTable {...props} />
        </AnswerSection>
      )}
      <NearSection {...props} />
    </>
  );
}
