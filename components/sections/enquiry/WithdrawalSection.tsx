import { SiteLink } from '@/components/site/SiteLink';
import { Section } from '@/components/sections/text/Section';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { CHOICES_PATH, WITHDRAW_ANCHOR, WITHDRAWAL_ENDPOINT } from '@/lib/enquiries/form-names';
import { sendWithdrawal } from '@/lib/enquiries/withdrawal-action';
import { WITHDRAWAL_FIELDS, WITHDRAWAL_SENTENCE } from '@/lib/enquiries/withdrawal-form';

import { EnquiryForm } from './EnquiryForm.client';

interface WithdrawalSectionProps {
  /** It was sent without JavaScript just now. */
  isSent: boolean;
}

/** The section in which consent is withdrawn, or that confirms it. */
export function WithdrawalSection({ isSent }: WithdrawalSectionProps) {
  const { phone } = firm.customerCare;
  return (
    <Section
      id={WITHDRAW_ANCHOR}
      heading="Withdraw what you sent"
      lead="With the reference number and the mobile number or e-mail that you gave, your consent ends as soon as you press the button."
      note={
        <SideNote title="No reference number?">
          <p>
            Use the <SiteLink href="/support/updates/privacy#enquire">form for your data</SiteLink>:
            we find what you sent by your number or address.
          </p>
          <p>
            A complaint needs no consent, so it is not withdrawn here: write to the grievance cell.
          </p>
        </SideNote>
      }
    >
      {isSent ? (
        <>
          <h3>We have received it</h3>
          <p>{WITHDRAWAL_SENTENCE}</p>
        </>
      ) : (
        <EnquiryForm
          endpoint={WITHDRAWAL_ENDPOINT}
          action={sendWithdrawal}
          address={`${CHOICES_PATH}#${WITHDRAW_ANCHOR}`}
          fields={WITHDRAWAL_FIELDS}
          notice="We compare what you write here with the form that you sent, and store neither."
          button="Withdraw consent"
          next={WITHDRAWAL_SENTENCE}
          offline={`The connection failed, so we can’t tell whether it arrived. Send it again, or call ${phone}.`}
        />
      )}
    </Section>
  );
}
