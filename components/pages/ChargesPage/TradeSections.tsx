import { Fragment } from 'react';

import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import {
  lakhPercent,
  lakhRows,
  lakhTotalRow,
  segmentNotes,
  segmentTables,
  workedCharges,
  workedResults,
  workedTrades,
  RECEIVERS,
  type WorkedTrade,
} from '@/lib/content/charges-page';
import { DataTable } from '@/components/sections/text/DataTable';
import { Section } from '@/components/sections/text/Section';
import { formatNumber } from '@/lib/tools/format';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './ChargesPage.module.scss';
import { TaxHistory } from './TaxHistory';

/** For each trade a bar that divides ₹100 of charges by recipient, with the figures. */
function ReceiverBars({ trades }: { trades: readonly WorkedTrade[] }) {
  return (
    <ul className={styles.trades}>
      {trades.map(({ name, what, charges }) => {
        const parts = RECEIVERS.map(({ key, name: receiver, of }) => ({
          key,
          receiver,
          share: (100 * of(charges)) / charges.total,
        }));
        return (
          <li key={name}>
            <h4 className={styles.tradeName}>{name}</h4>
            <p className={styles.tradeText}>{what}</p>
            <div className={styles.tradeBar} aria-hidden="true">
              {parts.map(({ key, share }) => (
                <span key={key} data-receiver={key} style={{ flexGrow: share }} />
              ))}
            </div>
            <dl className={styles.tradeParts}>
              {parts.map(({ key, receiver, share }) => (
                <div key={key} data-receiver={key}>
                  <dt>{receiver}</dt>
                  <dd>₹{formatNumber(share)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

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

const ROUNDING =
  'STT, CTT and stamp duty are charged in whole rupees, the rest to the paisa. What others set, we pass on without a margin.';

/** The rates of every segment, each as a small table; on a phone one is open at a time. */
export function SegmentCharges() {
  return (
    <Section
      id="trades"
      heading="What a trade costs, by segment"
      rule="oxford"
      lead="In per cent of the traded value; of an option, in per cent of its premium."
    >
      <div className={styles.segments}>
        {segmentTables.map(({ segment, header, brokerage, rows }) => (
          <Fold key={segment} name="segment" heading="h3" title={segment} unfoldedFrom="desktop">
            <DataTable
              caption={`What a trade costs: ${segment}`}
              header={header}
              rows={[
                [
                  'Brokerage (us), with GST',
                  <Fragment key="brokerage">
                    {brokerage.withGst}
                    <span className={typeStyles.second}>{brokerage.without} before GST</span>
                  </Fragment>,
                ],
                ...rows,
              ]}
              isNarrow
            />
          </Fold>
        ))}
      </div>
      <Fold name="segment" heading="h3" title="What the rates leave out" unfoldedFrom="desktop">
        <ul className={basics.notes}>
          {[...segmentNotes, ROUNDING].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Fold>
      <TaxHistory />
    </Section>
  );
}

/** Five trades with their charges and who receives them, and shares that are held for a year. */
export function WorkedTrades() {
  return (
    <Section id="worked" heading="Five trades, worked out to the paisa" ground="tint">
      <Fold name="worked" heading="h3" title="What they cost and leave" unfoldedFrom="desktop">
        <p className={styles.lead}>
          Invented prices, our tariff, the rates in force. The delivery trade includes the
          depository (DP) charge on the sale. Break-even is the selling price that covers all
          charges.
        </p>
        <DataTable
          caption="Results of five trades in rupees"
          header={RESULTS_HEADER}
          figures={[1, 2, 3]}
          rows={workedResults}
          isNarrow
        />
      </Fold>
      <Fold name="worked" heading="h3" title="Each charge of these trades" unfoldedFrom="desktop">
        <DataTable
          caption="Charges of five trades in rupees"
          header={CHARGES_HEADER}
          figures={[1, 2, 3, 4, 5, 6]}
          rows={workedCharges}
        />
      </Fold>
      <div id="receivers">
        <Fold
          name="worked"
          heading="h3"
          title="Of every ₹100 in charges, who receives what"
          unfoldedFrom="desktop"
        >
          <p className={styles.lead}>The same five trades. Our share is shown in orange.</p>
          <ReceiverBars trades={workedTrades} />
        </Fold>
      </div>
      <div id="lakh">
        <Fold
          name="worked"
          heading="h3"
          title={`₹1 lakh of shares, bought, held for a year and sold: ${lakhPercent}`}
          unfoldedFrom="desktop"
        >
          <p className={styles.lead}>
            One company’s shares, sold at the price at which they were bought. Without the yearly
            maintenance, which one account pays once, the rest grows with the sum.
          </p>
          <DataTable
            caption="Cost of ₹1 lakh of shares over a year"
            header={['Step', 'Rupees']}
            figures={[1]}
            rows={lakhRows}
            total={['In all', ...lakhTotalRow]}
            isNarrow
          />
        </Fold>
      </div>
      <p className={`${typeStyles.strong} ${basics.top24}`}>
        <SiteLink href="/calculators/brokerage-calculator">Work out a trade of your own</SiteLink>
      </p>
    </Section>
  );
}
