import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import {
  lakhPercent,
  lakhRows,
  lakhTotalRow,
  SEGMENT_HEADER,
  segmentNotes,
  segmentRows,
  workedRows,
  workedTrades,
} from '@/lib/content/charges-page';

import { DataTable } from '@/components/sections/text/DataTable';
import { Section } from '@/components/sections/text/Section';

import styles from './ChargesPage.module.scss';
import { ReceiverBars } from './ReceiverBars';

const WORKED_HEADER = [
  'Trade',
  'Brokerage',
  'STT or CTT',
  'Exchange and SEBI',
  'Stamp duty',
  'DP charge',
  'GST',
  'All charges',
  'You gain',
  'Break-even price',
];

/** The rates of every segment. */
export function SegmentCharges() {
  return (
    <Section
      id="trades"
      heading="What a trade costs, by segment"
      rule="oxford"
      lead="In per cent of the traded value; of an option, in per cent of its premium."
      note={
        <SideNote title="Rounding">
          <p>STT, CTT and stamp duty are charged in whole rupees, the rest to the paisa.</p>
        </SideNote>
      }
    >
      <DataTable
        caption="Charges of a trade by segment"
        header={SEGMENT_HEADER}
        rows={segmentRows}
      />
      <ul className={styles.notes}>
        {segmentNotes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}

/** The charges of five trades. */
export function WorkedTrades() {
  return (
    <Section
      id="worked"
      heading="Five trades, worked out to the paisa"
      ground="tint"
      lead="Invented prices, our tariff, the rates in force. The delivery trade includes the depository (DP) charge on the sale. Break-even is the selling price that covers all charges."
    >
      <DataTable
        caption="Charges of five trades in rupees"
        header={WORKED_HEADER}
        figures={[1, 2, 3, 4, 5, 6, 7, 8, 9]}
        rows={workedRows}
      />
      <p className={styles.next}>
        <SiteLink href="/calculators/brokerage-calculator">Work out a trade of your own</SiteLink>
      </p>
    </Section>
  );
}

/** Who receives the charges of these trades. */
export function Receivers() {
  return (
    <Section
      id="receivers"
      heading="Of every ₹100 in charges, who receives what"
      lead="The same five trades. Our share is shown in orange."
    >
      <ReceiverBars trades={workedTrades} />
    </Section>
  );
}

/** The cost of a purchase and a sale a year apart. */
export function LakhOfShares() {
  return (
    <Section
      id="lakh"
      heading={`₹1 lakh of shares, bought, held for a year and sold: ${lakhPercent}`}
      ground="tint"
      lead="One company’s shares, sold at the price at which they were bought. Without the yearly maintenance, which one account pays once, the rest grows with the sum."
    >
      <DataTable
        caption="Cost of ₹1 lakh of shares over a year"
        header={['Step', 'Rupees']}
        figures={[1]}
        rows={lakhRows}
        total={['In all', ...lakhTotalRow]}
      />
    </Section>
  );
}
