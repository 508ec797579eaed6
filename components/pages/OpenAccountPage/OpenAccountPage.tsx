import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Faq } from '@/components/ui/Faq/Faq';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import {
  accountFaqs,
  accountHead,
  closing,
  FIRST_YEAR_HEADER,
  firstYearRows,
  firstYearTotal,
  firstYearWords,
  nomineeBlocks,
  OPENING_HEADER,
  openingSteps,
  transferIn,
} from '@/lib/content/open-account';
import { firmLink } from '@/lib/content/outbound';
import type { AccountWay } from '@/lib/domain/account/way';

import { Blocks } from '@/components/sections/text/Blocks';
import { DataTable } from '@/components/sections/text/DataTable';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

import basics from '@/components/ui/Basics.module.scss';
import styles from './OpenAccountPage.module.scss';
import { PapersSection } from './PapersSection';
import { WaySection } from './WaySection';

function Head() {
  const { heading, lead, needs, takes, costs } = accountHead;
  return (
    <PageHead
      path="/open-account"
      heading={heading}
      lead={lead}
      note={
        <>
          <SideNote title="Costs">
            <p>{costs}</p>
            <p>With GST, rates as of {firstYearWords.day}.</p>
          </SideNote>
          <SideNote title="Takes">
            <p>{takes}</p>
          </SideNote>
          <SideNote title="Needs">
            <p>{needs}</p>
          </SideNote>
        </>
      }
    >
      <p className={styles.actions}>
        <ExternalLink
          href={firmLink('accountOpening', 'page')}
          className={buttonClass('main')}
          mainAction
        >
          Continue to the application
        </ExternalLink>
        <a href="#enquire" className={buttonClass('large')}>
          Have us call you
        </a>
      </p>
    </PageHead>
  );
}

function Steps() {
  return (
    <Section
      id="steps"
      heading="Four steps to the first order, and how long each takes"
      ground="tint"
      note={
        <SideNote title="By rule">
          <p>
            The{' '}
            <SiteLink href="/support/tools-and-resources/investor-charter">
              investor charter
            </SiteLink>{' '}
            has the times that every broker and depository participant must keep.
          </p>
        </SideNote>
      }
    >
      <DataTable caption="Steps to an open account" header={OPENING_HEADER} rows={openingSteps} />
    </Section>
  );
}

function Cost() {
  const { heading, lead, day, habits, basic } = firstYearWords;
  return (
    <Section
      id="cost"
      heading={heading}
      lead={lead}
      note={
        <SideNote title="Rates as of">
          <p>{day}</p>
          <p>
            <SiteLink href="/charges">All charges</SiteLink>
          </p>
        </SideNote>
      }
    >
      <DataTable
        caption="Cost of the first year for three ways of using an account, in rupees"
        header={FIRST_YEAR_HEADER}
        figures={[1, 2, 3]}
        rows={firstYearRows}
        total={firstYearTotal}
        isNarrow
      />
      <ul className={`${basics.notes} ${basics.top24}`}>
        {habits.map((habit) => (
          <li key={habit}>{habit}</li>
        ))}
        <li>
          Invented sums on the NSE, our tariff and the rates of the law. Prices do not change in
          them.
        </li>
        <li>{basic}</li>
      </ul>
    </Section>
  );
}

/** Opening an account: who may, with which papers, how long, at what cost, and how to leave. */
export function OpenAccountPage({ way }: { way: AccountWay }) {
  return (
    <>
      <Head />
      <div className={basics.screenOnly}>
        <WaySection way={way} />
      </div>
      <PapersSection answers={way.answers} />
      <Steps />
      <Cost />
      <Section id="transfer" heading="Moving shares here from another participant" ground="tint">
        <Blocks blocks={transferIn} />
      </Section>
      <Section id="nominees" heading="Nominees: name up to three, or declare that you want none">
        <Blocks blocks={nomineeBlocks} />
      </Section>
      <Section id="closing" heading={closing.heading} ground="tint">
        <Blocks blocks={closing.blocks} />
      </Section>
      <div className={basics.screenOnly}>
        <Ledger id="questions">
          <Faq id="questions" heading="Questions about opening" entries={accountFaqs} />
        </Ledger>
        <EnquirySection kind="account" rule="oxford" />
      </div>
    </>
  );
}
