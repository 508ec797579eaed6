import companies from '@/components/sections/market/CompanyGroups.module.scss';
import { Section } from '@/components/sections/text/Section';
import { Divider } from '@/components/ui/Divider/Divider';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, day, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { formatDate, formatPercent } from '@/lib/tools/format';
import { schemeLabel } from '@/lib/domain/fund/plans';
import type { FundFacts, FundScheme } from '@/lib/domain/fund/types';

import styles from '@/components/sections/market/Fund.module.scss';

interface Row {
  readonly name: string;
  readonly value: string;
  readonly day: string;
}

const COLUMNS: readonly Column<Row>[] = [
  words('name', 'What', ({ name }) => name),
  words('value', 'Stated', ({ value }) => value),
  day('day', 'On', ({ day }) => day, { isFigure: true, slot: 'line' }),
];

function rowsOf({ expenses, riskometer, benchmark, exitLoad }: FundFacts): readonly Row[] {
  const row = (name: string, stated: FundFacts['benchmark']) =>
    stated ? [{ name, ...stated }] : [];
  return [
    ...row(
      'Expenses a year (TER)',
      expenses && { ...expenses, value: formatPercent(expenses.value) },
    ),
    ...row('Riskometer', riskometer),
    ...row('Exit load', exitLoad),
    ...row('Benchmark', benchmark),
  ];
}

interface FactsSectionProps {
  facts: FundFacts;
  scheme: FundScheme;
  isSample: boolean;
}

/**
 * The facts that the fund house states about the scheme, with a common day or the day of each, and
 * its documents.
 */
export function FactsSection({ facts, scheme, isSample }: FactsSectionProps) {
  const rows = rowsOf(facts);
  const { expenses, documents } = facts;
  const days = new Set(rows.map(({ day }) => day));
  const [day] = days.size === 1 ? days : [];
  const caption = `Stated by the fund house for ${schemeLabel(scheme)}`;
  if (rows.length + documents.length === 0) return null;
  return (
    <>
      <Divider />
      <Section
        id="facts"
        heading={
          expenses
            ? `Expenses take ${formatPercent(expenses.value)} a year`
            : 'What the fund house states'
        }
        note={
          <SideNote title={isSample ? 'Made up for the sample' : 'Before you act'}>
            <p>
              {isSample
                ? 'Expenses, riskometer, exit load and benchmark are no real scheme’s.'
                : 'The fund house may have changed these since. Its own documents apply.'}
            </p>
            {expenses && (
              <p>
                TER is the total. Since 1 April 2026 fund houses also show its parts: the base
                expense ratio, brokerage and levies.
              </p>
            )}
          </SideNote>
        }
      >
        <div className={styles.tables}>
          {rows.length > 0 && (
            <Table<Row>
              caption={day ? `${caption} on ${formatDate(day)}` : caption}
              showCaption
              columns={day ? COLUMNS.filter(({ key }) => key !== 'day') : COLUMNS}
              rows={rows}
              rowKey={({ name }) => name}
            />
          )}
          {documents.length > 0 && (
            <ul className={companies.industries}>
              {documents.map(({ title, href, day }) => (
                <li key={href} className={companies.industry}>
                  <ExternalLink href={href} arrow>
                    {title}
                  </ExternalLink>
                  <span className={companies.count}>{formatDate(day)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Section>
    </>
  );
}
