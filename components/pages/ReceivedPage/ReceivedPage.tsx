import { SiteLink } from '@/components/site/SiteLink';
import { Receipt } from '@/components/ui/form/Receipt';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';
import { restsOnConsent } from '@/lib/content/purposes';
import { CHOICES_PATH } from '@/lib/enquiries/form-names';
import { ENQUIRIES, type EnquiryKind } from '@/lib/enquiries/kinds';
import { onwardOf } from '@/lib/enquiries/onward';

import { PageHead } from '@/components/sections/text/PageHead';

import basics from '@/components/ui/Basics.module.scss';

interface ReceivedPageProps {
  /** The received enquiry; `null` if the query is missing or invalid. */
  received: { readonly kind: EnquiryKind; readonly reference: string } | null;
}

/** Confirms a form that was sent without JavaScript: its reference number, and nothing typed. */
export function ReceivedPage({ received }: ReceivedPageProps) {
  const { phone, hours } = firm.customerCare;
  const note = (
    <SideNote title="A question?">
      <p>
        <a href={phoneLink(phone)}>{phone}</a>
        <br />
        {hours}
      </p>
    </SideNote>
  );
  if (!received) {
    return (
      <PageHead
        path="/support/get-in-touch/received"
        heading="No form was sent"
        lead="This address shows the number of a form just after it was sent. There is no reference number here, so no form was sent."
        note={note}
      >
        <p className={basics.onward}>
          <SiteLink href="/support/get-in-touch">All ways to reach us</SiteLink>
        </p>
      </PageHead>
    );
  }
  const { kind, reference } = received;
  return (
    <PageHead
      path="/support/get-in-touch/received"
      heading="We have received it"
      lead="If you have just sent a form, it has reached us under this number. Write it down or keep this page. A link with a number is no proof: call us to check one that you did not get here."
      note={note}
    >
      <Receipt
        reference={reference}
        next={ENQUIRIES[kind].next}
        onward={onwardOf(ENQUIRIES[kind])}
      />
      <p className={basics.onward}>
        {kind === 'grievance' ? (
          <SiteLink href="/support/get-in-touch/grievances#path">How a complaint proceeds</SiteLink>
        ) : (
          <SiteLink href="/support">On to support</SiteLink>
        )}
        {restsOnConsent(ENQUIRIES[kind].purpose) && (
          <SiteLink href={CHOICES_PATH}>Withdraw it with this number</SiteLink>
        )}
        <SiteLink href="/">To the home page</SiteLink>
      </p>
    </PageHead>
  );
}
