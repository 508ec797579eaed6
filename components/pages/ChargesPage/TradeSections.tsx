import { Fragment } from 'react';

import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import {
  EXCHANGE_HEADER,
  exchangeRows,
  lakhPercent,
  lakhRows,
  lakhTotalRow,
  segmentNotes,
  TARIFF_HEADER,
  tariffRows,
  workedCharges,
  workedResults,
  workedTrades,
} from '@/lib/content/charges-page';

import { DataTable } from '@/components/sections/text/DataTable';
import { Section } from '@/components/sections/text/Section';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ChargesPage.module.scss';
import { ReceiverBars } from './ReceiverBars';

const RESULTS_HEADER = ['Trade', 'All charges', 'You gain', 'Break-even price'];

const CHARGES_HEADER = [
  'Trade',
  'Brokerage',
  'STT or CTT',
  'Exchange and SEBI',
  'Stamp duty',
  'DP charge',
  'GST',
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
        caption="Brokerage, transaction tax and stamp duty by segment"
        header={TARIFF_HEADER}
        rows={tariffRows.map(({ segment, brokerage, withGst, transactionTax, stampDuty }) => [
          segment,
          <Fragment key="brokerage">
            {brokerage}
            <span className={basics.second}>{withGst} with GST</span>
          </Fragment>,
          transactionTax,
          stampDuty,
        ])}
        isNarrow
      />
      <h3 className={styles.subheading}>The exchange’s charge, on both sides</h3>
      <DataTable
        caption="Charge of each exchange by segment"
        header={EXCHANGE_HEADER}
        figures={[1, 2, 3]}
        rows={exchangeRows}
        isNarrow
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
        caption="Results of five trades in rupees"
        header={RESULTS_HEADER}
        figures={[1, 2, 3]}
        rows={workedResults}
        isNarrow
      />
      <Fold name="worked" title="Each charge of these trades" unfoldedFrom="desktop">
        <DataTable
          caption="Charges of five trades in rupees"
          header={CHARGES_HEADER}
          figures={[1, 2, 3, 4, 5, 6]}
          rows={workedCharges}
        />
      </Fold>
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
        isNarrow
      />
    </Section>
  );
}
