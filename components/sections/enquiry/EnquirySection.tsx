import { SiteLink } from '@/components/site/SiteLink';
import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { env } from '@/lib/tools/env';
import { ENQUIRIES, type EnquiryKind, fieldsOf } from '@/lib/enquiries/kinds';
import { sendForm } from '@/lib/enquiries/form-action';
import { CHOICES_PATH, endpointOf } from '@/lib/enquiries/form-names';
import { privacyNotice } from '@/lib/enquiries/privacy-notice';
import { onwardOf } from '@/lib/enquiries/onward';
import { phoneLink } from '@/lib/content/outbound';
import { restsOnConsent } from '@/lib/content/purposes';

import { EnquiryForm } from './EnquiryForm.client';

interface EnquirySectionProps {
  kind: EnquiryKind;
  ground?: 'plain' | 'tint';
  rule?: 'oxford' | 'none';
  lead?: string;
}

/** The anchor of a page's form. */
export const ENQUIRY_ANCHOR = 'enquire';

/** The section of an enquiry form, with side notes on the data. */
export function EnquirySection({ kind, ground, rule, lead }: EnquirySectionProps) {
  const spec = ENQUIRIES[kind];
  const { phone } = firm.customerCare;
  const asksConsent = restsOnConsent(spec.purpose);
  return (
    <Ledger
      id={ENQUIRY_ANCHOR}
      ground={ground}
      rule={rule}
      note={
        <>
          <SideNote title="Leave out">
            <p>Passwords, OTPs, PAN, Aadhaar and card numbers. We never ask for them in a form.</p>
          </SideNote>
          <SideNote title="Your data">
            <p>
              How we use your details is explained above the {asksConsent ? 'tick box' : 'button'}.
              Read the full <SiteLink href="/support/updates/privacy">privacy notice</SiteLink>
              {asksConsent && (
                <>
                  {' '}
                  or <SiteLink href={CHOICES_PATH}>withdraw your consent</SiteLink>
                </>
              )}
              .
            </p>
          </SideNote>
          <SideNote title="Rather talk?">
            <p>
              <a href={phoneLink(phone)}>{phone}</a>
            </p>
          </SideNote>
        </>
      }
    >
      <SectionHead id="enquire-heading" lead={lead}>
        {spec.heading}
      </SectionHead>
      <EnquiryForm
        endpoint={endpointOf(kind)}
        action={sendForm.bind(null, kind)}
        // The anchor scrolls to a form that is shown again without JavaScript.
        address={`${spec.path}#${ENQUIRY_ANCHOR}`}
        fields={fieldsOf(spec)}
        notice={
          <>
            {privacyNotice(spec.purpose, env().enquiries)}
            {asksConsent && (
              <>
                {' '}
                <SiteLink href={CHOICES_PATH}>Your data and choices</SiteLink>
              </>
            )}
          </>
        }
        button={spec.button}
        next={spec.next}
        onward={onwardOf(spec)}
        after={
          asksConsent && (
            <p>
              <SiteLink href={CHOICES_PATH}>Withdraw it with this number</SiteLink>
            </p>
          )
        }
        isChecked={spec.isChecked}
        offline={`The connection failed, so we can’t tell whether it arrived. All you wrote is still here: send it again, or call ${phone}.`}
      />
    </Ledger>
  );
}
