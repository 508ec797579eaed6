import { NoList } from '@/components/ui/NoData/NoData';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { groupPath } from '@/lib/pages/calculators/groups';
import { byGroup } from '@/lib/pages/calculators';
import { investorServices } from '@/lib/content/authorities';
import { documents } from '@/lib/pages/addresses/paths';
import type { Tool } from '@/lib/domain/publication/records';

import { LinkRows } from '@/components/sections/text/LinkRows';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

const RIGHTS = [
  {
    name: 'Investor charter',
    href: '/support/tools-and-resources/investor-charter',
    text: 'Your rights and our timelines, as stock broker, depository participant, research analyst and investment adviser.',
  },
  {
    name: 'Complaint status',
    href: '/support/tools-and-resources/complaint-status',
    text: 'Complaints received, resolved and pending, month by month.',
  },
  {
    name: 'Password policy',
    href: documents.passwordPolicy,
    text: 'How client passwords are made, stored, changed and blocked. A PDF in a new tab.',
  },
];

const CALCULATORS = byGroup().map((group) => ({
  name: group.title,
  href: groupPath(group),
  text: group.entries.map(({ shortTitle }) => shortTitle).join(', '),
}));

const OUTSIDE = [
  {
    name: investorServices.sebiCheck.name,
    href: investorServices.sebiCheck.href,
    text: 'Check the UPI handle or bank account of a registered intermediary before you pay.',
  },
  {
    name: investorServices.sebiInvestor.name,
    href: investorServices.sebiInvestor.href,
    text: 'SEBI explains investing, and sells nothing.',
  },
  {
    name: investorServices.scores.name,
    href: investorServices.scores.href,
    text: 'Complain to SEBI and track the complaint.',
  },
  {
    name: investorServices.smartOdr.name,
    href: investorServices.smartOdr.href,
    text: 'Conciliation and arbitration online.',
  },
];

/** Tools that the page always lists, which a list of tools may repeat. */
const LISTED: ReadonlySet<string> = new Set([...RIGHTS, ...OUTSIDE].map(({ href }) => href));

/** The site's tools, what the regulator requires us to publish, and the authorities' tools. */
export function ToolsPage({ tools }: { tools: readonly Tool[] | null }) {
  const rows = (tools ?? []).flatMap(({ name, description, link }) =>
    link && !LISTED.has(link) ? [{ name, href: link, text: description ?? '' }] : [],
  );
  return (
    <>
      <PageHead
        path="/support/tools-and-resources"
        heading="Tools and resources that show their working"
        lead="Calculators, the investor charter and our complaint figures."
        note={
          <SideNote title="Free to use">
            <p>No login, no e-mail address. What you type into a calculator stays with you.</p>
          </SideNote>
        }
      />
      <Section id="rights" heading="Your rights, in writing" rule="oxford">
        <LinkRows rows={RIGHTS} />
      </Section>
      <Section id="tools" heading="Work it out or look it up" ground="tint">
        {rows.length === 0 ? (
          <NoList list={tools} what="the list of tools">
            We list no tool yet.
          </NoList>
        ) : (
          <LinkRows rows={rows} />
        )}
      </Section>
      <Section id="calculators" heading="Calculators by kind">
        <LinkRows rows={CALCULATORS} />
      </Section>
      <Section
        id="authorities"
        heading="The authorities’ own tools"
        note={
          <SideNote title="Not ours">
            <p>These open in a new tab, on sites of the regulator and the market’s institutions.</p>
          </SideNote>
        }
      >
        <LinkRows rows={OUTSIDE} />
      </Section>
    </>
  );
}
