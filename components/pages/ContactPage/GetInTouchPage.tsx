import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';
import { countOf } from '@/lib/tools/format';

import { BlockNote } from '@/components/sections/text/BlockNote';
import { Email } from '@/components/sections/text/Email';
import { LinkRows } from '@/components/sections/text/LinkRows';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

import { Offices } from '@/components/sections/text/Offices';

interface GetInTouchPageProps {
  /** The numbers of branches and departments; `null` where unknown. */
  branches: number | null;
  desks: number | null;
}

function rowsOf({ branches, desks }: GetInTouchPageProps) {
  return [
    {
      name: 'Contact us',
      href: '/support/get-in-touch/contact-us',
      text: 'Each desk with its own number, so that you explain yourself once.',
      aside: desks ? countOf(desks, 'desk') : undefined,
    },
    {
      name: 'Request a call back',
      href: '/support/get-in-touch/request-a-call-back',
      text: 'Name the subject and a time. We call the number that you give.',
      aside: 'Next working day',
    },
    {
      name: 'Locate us',
      href: '/support/get-in-touch/locate-us',
      text: 'Offices by state, with phone and directions; searched by city or PIN code.',
      aside: branches ? countOf(branches, 'office') : undefined,
    },
    {
      name: 'Grievances',
      href: '/support/get-in-touch/grievances',
      text: 'What to include in a complaint, and where it goes if we don’t settle it.',
      aside: '21 days at most',
    },
    {
      name: 'Escalation matrix',
      href: '/support/get-in-touch/grievances-escalation-matrix',
      text: 'Who answers next when an answer doesn’t come or doesn’t help.',
      aside: 'Four steps',
    },
  ];
}

/** Links to all ways to reach the firm. */
export function GetInTouchPage(props: GetInTouchPageProps) {
  const { phone, email, hours } = firm.customerCare;
  return (
    <>
      <PageHead
        path="/support/get-in-touch"
        heading="Get in touch: five ways to reach us"
        lead="Call, write, visit, or ask for a call. If none of that settles it, two pages say who answers next."
        note={
          <>
            <SideNote title="Customer care">
              <p>
                <a href={phoneLink(phone)}>{phone}</a>
                <br />
                <Email address={email} />
                <br />
                {hours}
              </p>
            </SideNote>
            <BlockNote />
          </>
        }
      />
      <Section id="ways" heading="Five pages, one for each way" rule="oxford">
        <LinkRows rows={rowsOf(props)} />
      </Section>
      <Section id="offices" heading="Our three offices in Mumbai" ground="tint">
        <Offices />
      </Section>
    </>
  );
}
