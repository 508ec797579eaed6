import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { list } from '@/lib/content/legal/types';
import { phoneLink } from '@/lib/content/outbound';

import { Blocks } from '@/components/sections/text/Blocks';
import { Email } from '@/components/sections/text/Email';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

const HOW_YOU_KNOW = list(
  'We call from the number on this page and name your subject before you do.',
  'We don’t ask for a password, an OTP, a card number or a payment, and we don’t ask you to install anything.',
  'Nobody recommends a share on such a call unless you asked for the research desk.',
  'In doubt, hang up and call us: the number above reaches the same desk.',
);

/** Request for a call: the form, when the call comes, and how to recognise it. */
export function CallBackPage() {
  const { phone, email, hours } = firm.customerCare;
  return (
    <>
      <PageHead
        path="/support/get-in-touch/request-a-call-back"
        heading="Request a call back"
        lead="Send this before 16:00 on a working day and the call comes on the next one at the latest. It costs nothing and commits you to nothing."
        note={
          <>
            <SideNote title="Hours of calls">
              <p>{hours}</p>
            </SideNote>
            <SideNote title="Or call us">
              <p>
                <a href={phoneLink(phone)}>{phone}</a>
              </p>
            </SideNote>
            <SideNote title="Or write">
              <p>
                <Email address={email} />
              </p>
            </SideNote>
          </>
        }
      />
      <EnquirySection kind="call-back" rule="oxford" />
      <Section id="safe" heading="How you know that it is us" ground="tint">
        <Blocks blocks={[HOW_YOU_KNOW]} />
      </Section>
    </>
  );
}
