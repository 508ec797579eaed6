import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { telephoneLink } from '@/lib/content/outbound';

import { Blocks } from '../TextPage/Blocks';
import { PageHead } from '../TextPage/PageHead';
import { Section } from '../TextPage/Section';
import { list, steps } from '@/lib/content/legal/types';

import styles from './CallBackPage.module.scss';

const SUBJECT = encodeURIComponent('Please call me back');
const BODY = encodeURIComponent(
  ['My name:', 'My number:', 'Subject:', 'A good time (Monday to Saturday):'].join('\n'),
);

const WHAT_TO_WRITE = steps(
  'Your name, and the number to ring. An Indian mobile or landline number will do.',
  'The subject in a line: opening an account, a trade, a form, something else.',
  'A good time. We try three times, an hour apart, and then write to you.',
  'Your client code if you have one. Leave out passwords, OTPs, PAN and card numbers.',
);

const HOW_YOU_KNOW = list(
  'We ring from the number on this page and name your subject before you do.',
  'We don’t ask for a password, an OTP, a card number or a payment, and we don’t ask you to install anything.',
  'Nobody recommends a share on such a call unless you asked for the research desk.',
  'In doubt, hang up and ring us: the number below reaches the same desk.',
);

/** How to be rung: what to write, when the call comes, and how one knows that it is the firm. */
export function CallBackPage() {
  const { phone, email, hours } = firm.customerCare;
  return (
    <>
      <PageHead
        path="/support/get-in-touch/request-a-call-back"
        heading="Tell us when, and we ring you"
        lead="Write before 16:00 on a working day and the call comes on the next one at the latest. It costs nothing and commits you to nothing."
        note={
          <>
            <SideNote title="Hours of calls">
              <p>{hours}</p>
            </SideNote>
            <SideNote title="Your data">
              <p>
                Name and number are used for this call and erased after 180 days. See{' '}
                <SiteLink href="/support/updates/privacy">privacy</SiteLink>.
              </p>
            </SideNote>
          </>
        }
      >
        <p className={styles.actions}>
          <a
            href={`mailto:${email}?subject=${SUBJECT}&body=${BODY}`}
            className={buttonClass('main')}
            data-main-action=""
          >
            Write for a call back
          </a>
          <a href={telephoneLink(phone)}>Or ring {phone}</a>
        </p>
        <p className={styles.address}>
          By e-mail to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </PageHead>
      <Section id="write" heading="Four lines are enough" rule="oxford">
        <Blocks blocks={[WHAT_TO_WRITE]} />
      </Section>
      <Section id="safe" heading="How you know that it is us" ground="tint">
        <Blocks blocks={[HOW_YOU_KNOW]} />
      </Section>
    </>
  );
}
