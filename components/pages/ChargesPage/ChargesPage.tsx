import { Fragment, type ReactNode } from 'react';

import { AnyLink } from '@/components/site/AnyLink';
import { SiteLink } from '@/components/site/SiteLink';
import { Faq } from '@/components/ui/Faq/Faq';
import { Fold } from '@/components/ui/Fold';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import {
  chargesFaqs,
  chargesPromise,
  feeRows,
  PASSED_ON_HEADER,
  PASSED_ON_HEADING,
  passedOnRows,
} from '@/lib/content/charges-page';
import { chargesAsOf, tariff } from '@/lib/domain/charge/firm-tariff';
import type { Texts } from '@/lib/domain/calculator';
import { formatDate } from '@/lib/tools/format';
import { documents } from '@/lib/pages/addresses/paths';

import { DataTable } from '@/components/sections/text/DataTable';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './ChargesPage.module.scss';
import { PurchaseSum } from './PurchaseSum.client';
import { SegmentCharges, WorkedTrades } from './TradeSections';

/** A text with a second line below it, if there is one. */
const twoLines = (text: string, second: string): ReactNode => (
  <Fragment key={text}>
    {text}
    {second && <span className={typeStyles.second}>{second}</span>}
  </Fragment>
);

/** The fees with GST: what each is for below its name, what it is without GST below its amount. */
const accountRows: readonly (readonly ReactNode[])[] = feeRows.map(
  ([name = '', unit = '', amount = '', withGst = '']) => [
    twoLines(name, unit),
    twoLines(withGst, amount === withGst ? '' : `${amount} + GST`),
  ],
);

function AccountCharges() {
  return (
    <Section id="account" heading="Account, demat and service charges" rule="oxford">
      <Fold name="account" heading="h3" title="Every charge, with GST" unfoldedFrom="desktop">
        <p id="fees" className={styles.lead}>
          {chargesPromise}
        </p>
        <DataTable
          caption="Charges of the account in rupees, interest in per cent a year"
          header={['Charge', 'With GST']}
          figures={[1]}
          rows={accountRows}
          isNarrow
        />
      </Fold>
      <Fold name="account" heading="h3" title={PASSED_ON_HEADING} unfoldedFrom="desktop">
        <DataTable
          caption="Costs that the exchange sets and you bear"
          header={PASSED_ON_HEADER}
          rows={passedOnRows}
          isNarrow
        />
      </Fold>
    </Section>
  );
}

function Questions() {
  return (
    <Ledger
      id="questions"
      note={
        <SideNote title="Next to this">
          <p>
            <SiteLink href="/equity-broking">Orders</SiteLink>,{' '}
            <SiteLink href="/product-and-offerings/dp-services">demat account</SiteLink>,{' '}
            <SiteLink href="/calculators/mtf-calculator">MTF calculator</SiteLink>
          </p>
        </SideNote>
      }
    >
      <Faq id="questions" heading="Questions about charges" entries={chargesFaqs} />
    </Ledger>
  );
}

/** Every charge of the firm, of the law and of the exchanges, with worked trades. */
export function ChargesPage({ purchase }: { purchase: Texts }) {
  return (
    <>
      <PageHead
        path="/charges"
        heading="Charges: brokerage, taxes and fees"
        lead="What you pay for a trade and for your account, and who receives it."
        note={
          <SideNote title={`Rates as of ${formatDate(chargesAsOf)}`}>
            <p>
              Our tariff since {formatDate(tariff.from)}:{' '}
              <AnyLink href={documents.tariff}>Tariff as PDF</AnyLink>
            </p>
          </SideNote>
        }
      >
        <PurchaseSum given={purchase} />
      </PageHead>
      <SegmentCharges />
      <WorkedTrades />
      <AccountCharges />
      <Questions />
    </>
  );
}
