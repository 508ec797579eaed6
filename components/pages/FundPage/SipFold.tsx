import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import { Table } from '@/components/ui/Table/Table';
import { type Column, day, rupees, words } from '@/components/ui/Table/columns';
import { countOf, formatDate, formatPercent, formatRupees } from '@/lib/tools/format';
import { sipSentence } from '@/lib/domain/fund/sentences';
import { INSTALMENT, type SipResult } from '@/lib/domain/fund/sip';
import type { FundStory } from '@/lib/domain/fund/story';

import basics from '@/components/ui/Basics.module.scss';

const COLUMNS: readonly Column<SipResult>[] = [
  words('years', 'Over', ({ years }) => countOf(years, 'year')),
  day('from', 'First instalment', ({ from }) => from, { slot: 'line' }),
  rupees('invested', 'Paid in', ({ invested }) => invested),
  rupees('worth', 'Became', ({ worth }) => worth),
  words('xirr', 'XIRR', ({ xirr }) => formatPercent(xirr), { isFigure: true }),
];

/** The value of ₹5,000 a month at the NAVs of its days, with a link to the SIP calculator. */
export function SipFold({ story: { sips, scheme } }: { story: FundStory }) {
  const longest = sips.at(-1);
  if (!longest) return null;
  return (
    <div id="sip">
      <Fold name="sips" title={sipSentence(sips)} heading="h3">
        <Table<SipResult>
          caption={`A SIP of ${formatRupees(INSTALMENT)} a month to ${formatDate(longest.to)}`}
          showCaption
          columns={COLUMNS}
          rows={sips}
          rowKey={({ years }) => String(years)}
        />
        <p className={basics.afterNote}>
          An instalment buys at the first NAV of each month on record. XIRR is the yearly return by
          the day of each, from thirteen months on.
        </p>
        <p className={basics.onward}>
          <SiteLink
            href={`/calculators/sip-calculator?amount=${INSTALMENT}&years=${longest.years}&fund=${scheme.code}`}
          >
            Plan a SIP with a return of your own
          </SiteLink>
        </p>
      </Fold>
    </div>
  );
}
