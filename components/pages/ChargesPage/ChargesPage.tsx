import { AnyLink } from '@/components/site/AnyLink';
import { SiteLink } from '@/components/site/SiteLink';
import { Faq } from '@/components/ui/Faq/Faq';
import { Fold } from '@/components/ui/Fold';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import {
  chargesFaqs,
  chargeSources,
  FEE_HEADER,
  feeRows,
  lakhPercent,
  lakhRows,
  lakhTotalRow,
  SEGMENT_HEADER,
  segmentNotes,
  segmentRows,
  shareTax,
  SINCE_HEADER,
  sinceRows,
  taxHistory,
  workedRows,
  workedTrades,
} from '@/lib/content/charges-page';
import { chargesAsOf, tariff } from '@/lib/domain/charge/firm-tariff';
import { formatDate } from '@/lib/tools/format';
import { documents } from '@/lib/pages/paths';

import { DataTable } from '../TextPage/DataTable';
import { PageHead } from '../TextPage/PageHead';
import { Section } from '../TextPage/Section';

import { ReceiverBars } from './ReceiverBars';
import styles from './ChargesPage.module.scss';

const WORKED_HEADER = [
  'Trade',
  'Brokerage',
  'STT or CTT',
  'Exchange and SEBI',
  'GST',
  'Stamp duty',
  'All charges',
  'You gain',
  'Break-even price',
];
const HISTORY_HEADER = ['From', 'Futures, on the sale', 'Options, on the premium', 'Exercise'];

/** Every charge of the firm, of the law and of the exchanges, with worked trades. */
export function ChargesPage() {
  return (
    <>
      <PageHead
        path="/charges"
        heading="Charges: brokerage, taxes and fees"
        lead="What you pay for each kind of trade and for your account, who receives it, and since when. Our part is one column; the rest is set by law, the exchanges and SEBI, and passed on without a margin."
        note={
          <>
            <SideNote title="Rates as of">
              <p>{formatDate(chargesAsOf)}</p>
            </SideNote>
            <SideNote title="Our tariff since">
              <p>{formatDate(tariff.from)}</p>
              <p>
                <AnyLink href={documents.tariff}>Tariff as PDF</AnyLink>
              </p>
            </SideNote>
          </>
        }
      />
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
      <Section
        id="worked"
        heading="Five trades, worked out to the paisa"
        ground="tint"
        lead="Invented prices, our tariff, the rates in force. Break-even is the selling price that covers all charges."
      >
        <DataTable
          caption="Charges of five trades in rupees"
          header={WORKED_HEADER}
          figures={[1, 2, 3, 4, 5, 6, 7, 8]}
          rows={workedRows}
        />
        <p className={styles.next}>
          <SiteLink href="/calculators/brokerage-calculator">Work out a trade of your own</SiteLink>
        </p>
      </Section>
      <Section
        id="receivers"
        heading="Of every ₹100 in charges, who receives what"
        lead="The same five trades. Our part is the marigold one."
      >
        <ReceiverBars trades={workedTrades} />
      </Section>
      <Section
        id="account"
        heading="Account, demat and service charges"
        rule="oxford"
        note={
          <SideNote title="Only these">
            <p>
              For trading, demat and lending, a charge that isn’t on this page isn’t charged. Advice
              and portfolios have a fee by agreement.
            </p>
          </SideNote>
        }
      >
        <DataTable
          caption="Charges of the account in rupees, interest in per cent a year"
          header={FEE_HEADER}
          figures={[2, 3]}
          rows={feeRows}
        />
      </Section>
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
      <Section
        id="history"
        heading="How the tax on futures and options has risen"
        lead={`Securities transaction tax (STT). The tax on shares has been ${shareTax} throughout.`}
      >
        <Fold name="history" title="Rates by date, and where they come from" unfoldedFrom="desktop">
          <DataTable
            caption="STT on equity derivatives since 2019"
            header={HISTORY_HEADER}
            figures={[1, 2, 3]}
            rows={taxHistory.map(({ from, rates }) => [formatDate(from), ...rates])}
          />
          <h3 className={styles.subheading}>Since when each present rate applies</h3>
          <DataTable
            caption="First day of each present rate by segment"
            header={SINCE_HEADER}
            rows={sinceRows}
          />
          <h3 className={styles.subheading}>Where the rates come from</h3>
          <ul className={styles.notes}>
            {chargeSources.map(({ name, href }) => (
              <li key={name}>{href ? <AnyLink href={href}>{name}</AnyLink> : name}</li>
            ))}
          </ul>
        </Fold>
      </Section>
      <Ledger
        id="questions"
        note={
          <SideNote title="Next to this">
            <p>
              <SiteLink href="/equity-broking">Orders</SiteLink>,{' '}
              <SiteLink href="/product-and-offerings/dp-services">demat account</SiteLink>
            </p>
            <p>
              Calculators: <SiteLink href="/calculators/brokerage-calculator">brokerage</SiteLink>,{' '}
              <SiteLink href="/calculators/mtf-calculator">MTF</SiteLink>
            </p>
          </SideNote>
        }
      >
        <Faq id="questions" heading="Questions about charges" entries={chargesFaqs} />
      </Ledger>
    </>
  );
}
