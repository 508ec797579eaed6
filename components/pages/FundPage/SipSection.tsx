import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Divider } from '@/components/ui/Divider/Divider';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, day, rupees, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { countOf, formatDate, formatPercent, formatRupees } from '@/lib/tools/format';
import { sipSentence } from '@/lib/domain/fund/sentences';
import { INSTALMENT, type SipResult } from '@/lib/domain/fund/sip';
import type { FundStory } from '@/lib/domain/fund/story';

const COLUMNS: readonly Column<SipResult>[] = [
  words('years', 'Over', ({ years }) => countOf(years, 'year')),
  day('from', 'First instalment', ({ from }) => from, { slot: 'line' }),
  rupees('invested', 'Paid in', ({ invested }) => invested),
  rupees('worth', 'Became', ({ worth }) => worth),
  words('xirr', 'XIRR', ({ xirr }) => formatPercent(xirr), { isFigure: true }),
];

/** The value of ₹5,000 a month at the NAVs of its days, with a link to the SIP calculator. */
export function SipSection({ story: { sips, scheme } }: { story: FundStory }) {
  const longest = sips.at(-1);
  if (!longest) return null;
  return (
    <>
      <Divider />
      <Ledger
        id="sip"
        note={
          <SideNote title="How it is counted">
            <p>
              An instalment buys at the first NAV of each month on record. XIRR is the yearly return
              by the day of each, from thirteen months on.
            </p>
          </SideNote>
        }
      >
        <SectionHead
          id="sip-heading"
          more={
            <SiteLink
              href={`/calculators/sip-calculator?amount=${INSTALMENT}&years=${longest.years}&fund=${scheme.code}`}
            >
              Plan a SIP with a return of your own
            </SiteLink>
          }
        >
          {sipSentence(sips)}
        </SectionHead>
        <Table<SipResult>
          caption={`A SIP of ${formatRupees(INSTALMENT)} a month to ${formatDate(longest.to)}`}
          showCaption
          columns={COLUMNS}
          rows={sips}
          rowKey={({ years }) => String(years)}
        />
      </Ledger>
    </>
  );
}
