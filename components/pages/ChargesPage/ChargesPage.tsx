import { Fragment, type ReactNode } from 'react';

import { AnyLink } from '@/components/site/AnyLink';
import { SiteLink } from '@/components/site/SiteLink';
import { Faq } from '@/components/ui/Faq/Faq';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import {
  chargesFaqs,
  chargesPromise,
  FEE_HEADER,
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

import basics from '@/components/ui/Basics.module.scss';
import styles from './ChargesPage.module.scss';
import { PurchaseSum } from './PurchaseSum.client';
import { TaxHistory } from './TaxHistory';
import { LakhOfShares, Receivers, SegmentCharges, WorkedTrades } from './TradeSections';

const ACCOUNT_HEADER = FEE_HEADER.filter((name) => name !== 'For');

/** The fees with what each is for below its name. */
const accountRows = (rows: typeof feeRows): readonly (readonly ReactNode[])[] =>
  rows.map(([name, unit, ...amounts]) => [
    <Fragment key={name}>
      {name}
      {unit && <span className={basics.second}>{unit}</span>}
    </Fragment>,
    ...amounts,
  ]);

function AccountCharges() {
  return (
    <Section
      id="account"
      heading="Account, demat and service charges"
      rule="oxford"
      note={
        <SideNote title="All our charges">
          <p>{chargesPromise}</p>
        </SideNote>
      }
    >
      <DataTable
        caption="Charges of the account in rupees, interest in per cent a year"
        header={ACCOUNT_HEADER}
        figures={[1, 2]}
        rows={accountRows(feeRows)}
        isNarrow
      />
      <h3 className={styles.subheading}>{PASSED_ON_HEADING}</h3>
      <DataTable
        caption="Costs that the exchange sets and you bear"
        header={PASSED_ON_HEADER}
        rows={passedOnRows}
        isNarrow
      />
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
  );
}

/** Every charge of the firm, of the law and of the exchanges, with worked trades. */
export function ChargesPage({ purchase }: { purchase: Texts }) {
  return (
    <>
      <PageHead
        path="/charges"
        heading="Charges: brokerage, taxes and fees"
        lead="What you pay for a trade and for your account, and who receives it. What others set, we pass on without a margin."
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
      >
        <PurchaseSum given={purchase} />
      </PageHead>
      <SegmentCharges />
      <WorkedTrades />
      <Receivers />
      <AccountCharges />
      <LakhOfShares />
      <TaxHistory />
      <Questions />
    </>
  );
}
