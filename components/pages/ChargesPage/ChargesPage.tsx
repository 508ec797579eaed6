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
import { formatDate } from '@/lib/tools/format';
import { documents } from '@/lib/pages/addresses/paths';

import { DataTable } from '@/components/sections/text/DataTable';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

import styles from './ChargesPage.module.scss';
import { TaxHistory } from './TaxHistory';
import { LakhOfShares, Receivers, SegmentCharges, WorkedTrades } from './TradeSections';

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
        header={FEE_HEADER}
        figures={[2, 3]}
        rows={feeRows}
      />
      <h3 className={styles.subheading}>{PASSED_ON_HEADING}</h3>
      <DataTable
        caption="Costs that the exchange sets and you bear"
        header={PASSED_ON_HEADER}
        rows={passedOnRows}
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
