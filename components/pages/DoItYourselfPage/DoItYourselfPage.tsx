import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { list, steps } from '@/lib/content/legal/types';

import { Blocks } from '@/components/sections/text/Blocks';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

const WAY = steps(
  'You send the six answers above and get a reference number.',
  'We send a link to your application by e-mail within one working day.',
  'There you add PAN, Aadhaar and a bank proof, choose segments and nominees, and sign with an OTP from Aadhaar.',
  'We check the papers and open the account. You may stop at any step; nothing is charged until you sign.',
);

const AT_HAND = list(
  'PAN card, linked with Aadhaar.',
  'Aadhaar with a mobile number that receives its OTP.',
  'A cancelled cheque, or a bank statement with your name, account number and IFSC.',
  'For futures and options, proof of income.',
  'A signature on white paper, and a camera for a short live picture.',
);

/** The do-it-yourself application form. */
export function DoItYourselfPage() {
  return (
    <>
      <PageHead
        path="/open-account/do-it-yourself"
        heading="Begin your account yourself"
        lead="Six answers begin the application; you finish it when you have the papers at hand."
        note={
          <>
            <SideNote title="For">
              <p>Residents of India of 18 or over who open an account in their own name.</p>
            </SideNote>
            <SideNote title="Takes">
              <p>Two minutes now, about fifteen with the papers.</p>
            </SideNote>
          </>
        }
      />
      <EnquirySection kind="do-it-yourself" rule="oxford" />
      <Section id="way" heading="Four steps to an open account" ground="tint">
        <Blocks blocks={[WAY]} />
      </Section>
      <Section id="papers" heading="Documents that you need later, not here">
        <Blocks blocks={[AT_HAND]} />
      </Section>
    </>
  );
}
