import type { ReactNode } from 'react';

import { SiteLink } from '@/components/site/SiteLink';
import { serialiseState } from '@/lib/domain/calculator';
import { sipFields, type SipInput, sipSeries } from '@/lib/domain/calculator/sip';
import { lastRow } from '@/lib/domain/calculator/plan-figures';
import { roundPaisa, shownRest } from '@/lib/domain/calculator/rounding';
import { formatInWords, formatRupees } from '@/lib/tools/format';
import type { SiteHref } from '@/lib/tools/site-path';

import { SipBars } from '@/components/sections/SipBars';
import basics from '@/components/ui/Basics.module.scss';
import styles from './HomePage.module.scss';

const COUNTS = ['One year', 'Two years', 'Three years', 'Four years', 'Five years', 'Six years'];
const MORE = [
  'Seven years',
  'Eight years',
  'Nine years',
  'Ten years',
  'Eleven years',
  'Twelve years',
];

const yearsInWords = (years: number): string => [...COUNTS, ...MORE][years - 1] ?? `${years} years`;

/** The result of a SIP: a heading, a sum, and a bar for every year. */
export function SipResult({ values, children }: { values: SipInput; children: ReactNode }) {
  const rows = sipSeries(values);
  const { invested, total } = lastRow(rows);
  const query = serialiseState({ fields: sipFields }, values);
  const table: SiteHref = query
    ? `/calculators/sip-calculator?${query}`
    : '/calculators/sip-calculator';
  return (
    <div className={styles.sipSum}>
      <div>
        <h2 id="sip-heading">
          {yearsInWords(values.years)} of {formatRupees(values.amount)} a month
        </h2>
        {children}
      </div>
      <div className={basics.stack24}>
        <dl className={styles.sipFigures} aria-live="polite">
          <div>
            <dt data-series="invested">You put in</dt>
            <dd>{formatRupees(roundPaisa(invested))}</dd>
          </div>
          <div>
            <dt data-series="growth">Growth</dt>
            <dd>{formatRupees(shownRest(total, invested))}</dd>
          </div>
          <div className={styles.totalRow}>
            <dt>
              You would have
              <span className={styles.sipWords}>{formatInWords(total)}</span>
            </dt>
            <dd className={styles.sipTotal}>{formatRupees(roundPaisa(total))}</dd>
          </div>
        </dl>
        <SipBars rows={rows} />
        <p className={basics.links}>
          <SiteLink href={table}>Year-by-year table</SiteLink>
          <SiteLink href="/invest-in-mutual-funds">How a SIP works</SiteLink>
          <SiteLink href="/calculators">All calculators</SiteLink>
        </p>
      </div>
    </div>
  );
}
