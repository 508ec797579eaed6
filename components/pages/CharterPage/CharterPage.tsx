import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Tabs } from '@/components/ui/Tabs.client';
import { firm } from '@/lib/content/firm';
import { type Charter, charters } from '@/lib/content/legal/charter';
import { LEGAL_UPDATED } from '@/lib/content/legal/updated';
import { sebiInvestor } from '@/lib/content/legal/links';
import type { TextSection } from '@/lib/content/legal/types';

import { Blocks } from '@/components/sections/text/Blocks';
import { Email } from '@/components/sections/text/Email';
import { Inline } from '@/components/sections/text/Inline';
import { PageHead } from '@/components/sections/text/PageHead';
import { TextParticulars } from '@/components/sections/text/TextPage';

import basics from '@/components/ui/Basics.module.scss';
import tabs from '@/components/ui/Controls.module.scss';

function Parts({ parts }: { parts: readonly TextSection[] }) {
  return parts.map(({ id, title, blocks }) => (
    <section key={id} className={basics.stack8}>
      <h3 className={basics.middleTitle}>{title}</h3>
      <Blocks blocks={blocks} />
    </section>
  ));
}

/**
 * The exact text of a charter, in the language of its authors; the firm's additions come after it.
 */
function CharterText({ charter: { source, parts, own = [] } }: { charter: Charter }) {
  return (
    <div className={basics.stack24}>
      <p>{source}</p>
      <Parts parts={parts} />
      <Parts parts={own} />
    </div>
  );
}

/** The rights of an investor, by registration. */
export function CharterPage() {
  return (
    <article className={tabs.printed}>
      <PageHead
        path="/support/tools-and-resources/investor-charter"
        heading="Investor charter: what you may expect of us, and by when"
        lead="SEBI writes an investor charter for each kind of intermediary and requires it to be displayed. It lists services, times, your rights, and how to complain."
        note={
          <TextParticulars
            updated={LEGAL_UPDATED.charter}
            contact={{ label: 'Compliance', email: firm.complianceOfficer.email }}
          />
        }
      />
      <Ledger
        rule="oxford"
        note={
          <SideNote title="Whose words">
            <p>
              The charters are SEBI’s text. What we add is marked as ours. More at{' '}
              <Inline text={sebiInvestor} />.
            </p>
            <p>
              We send the charter of portfolio managers on request: write to{' '}
              <Email address={firm.complianceOfficer.email} />. To complain, go to our{' '}
              <SiteLink href="/support/get-in-touch/grievances">grievance page</SiteLink>.
            </p>
          </SideNote>
        }
      >
        <h2 className="visually-hidden">The charters by registration</h2>
        <Tabs
          label="Charters"
          heading="h3"
          labels={charters.map(({ name }) => name)}
          panels={charters.map((charter) => (
            <CharterText key={charter.id} charter={charter} />
          ))}
        />
      </Ledger>
    </article>
  );
}
