import { ENQUIRY_ANCHOR, EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { complaintParts } from '@/lib/content/legal/redress';
import { list } from '@/lib/content/legal/types';
import { phoneLink } from '@/lib/content/outbound';

import { Blocks } from '@/components/sections/text/Blocks';
import { Email } from '@/components/sections/text/Email';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { Path } from './Path';

const OUR_DUTY = list(
  'You get a reference number on the day the complaint arrives, and the name of the person in charge.',
  'The answer says what we looked at, what we found, and what we do. “As per process” is no answer.',
  'Where we were wrong we say so, put it right, and pay what it cost you.',
  'A complaint never leads to worse service, and withdrawing it is never a condition.',
  'We publish the complaints received and resolved every month.',
);

/** By e-mail, phone or post. */
function Ways() {
  const { grievanceEmail, customerCare, offices } = firm;
  const [, corporate] = offices;
  return (
    <>
      <SideNote title="E-mail">
        <p className={basics.email}>
          <Email address={grievanceEmail} />
        </p>
      </SideNote>
      <SideNote title="Phone">
        <p>
          <a href={phoneLink(customerCare.phone)}>{customerCare.phone}</a>
          <br />
          {customerCare.hours}
        </p>
      </SideNote>
      <SideNote title="Post">
        <p>
          Grievance cell, {corporate.street}, {corporate.locality}, {corporate.city}{' '}
          {corporate.pincode}
        </p>
      </SideNote>
    </>
  );
}

/** How to complain, what a complaint should contain, and the steps to an independent decision. */
export function GrievancePage() {
  return (
    <>
      <PageHead
        path="/support/get-in-touch/grievances"
        heading="Grievances: we answer within 21 days"
        lead="Write it on this page, by e-mail or by post, or call. The 21 days begin when it arrives."
        note={<Ways />}
      >
        <p className={typeStyles.strong}>
          <a href={`#${ENQUIRY_ANCHOR}`}>Write it on this page</a>
        </p>
      </PageHead>
      <Section
        id="path"
        heading="Four steps, and you decide when to take the next"
        rule="oxford"
        more={
          <SiteLink href="/support/get-in-touch/grievances-escalation-matrix">
            Escalation matrix
          </SiteLink>
        }
      >
        <Path />
      </Section>
      <EnquirySection
        kind="grievance"
        lead="You get a reference number at once. Keep it: every step of the path asks for it."
      />
      <Section
        id="write"
        heading="What to write, and what we owe you"
        ground="tint"
        note={
          <SideNote title="Leave out">
            <p>Passwords, OTPs, card numbers. Nobody who works on a complaint needs them.</p>
          </SideNote>
        }
      >
        <div className={basics.halves}>
          <div>
            <h3 className={basics.subject}>What to write</h3>
            <Blocks blocks={[list(...complaintParts)]} />
          </div>
          <div>
            <h3 className={basics.subject}>What we owe you</h3>
            <Blocks blocks={[OUR_DUTY]} />
          </div>
        </div>
        <p className={basics.onward}>
          <SiteLink href="/support/tools-and-resources/complaint-status">
            Complaints by month
          </SiteLink>
          <SiteLink href="/support/tools-and-resources/investor-charter">Investor charter</SiteLink>
        </p>
      </Section>
    </>
  );
}
