import { SiteLink } from '@/components/site/SiteLink';
import { Faq as FaqList } from '@/components/ui/Faq/Faq';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Markup } from '@/components/ui/Markup';
import { firm } from '@/lib/content/firm';
import { faqs as copy } from '@/lib/content/home';
import { phoneLink } from '@/lib/content/outbound';
import { countOf } from '@/lib/tools/format';
import { answerPath } from '@/lib/pages/addresses/paths';
import { onePerCategory } from '@/lib/domain/support/faq-choice';
import { listFaqs } from '@/lib/domain/support/faqs';
import type { Faq } from '@/lib/domain/support/records';

/** One question of each category, with a link to the others. */
export function HomeFaqs({ faqs }: { faqs: readonly Faq[] }) {
  const { phone, hours } = firm.customerCare;
  return (
    <Ledger
      id="faqs"
      note={
        <SideNote title="Not answered here?">
          <p>
            Call <a href={phoneLink(phone)}>{phone}</a>, {hours}, or search{' '}
            <SiteLink href="/support/faqs">all {countOf(faqs.length, 'question')}</SiteLink>.
          </p>
        </SideNote>
      }
    >
      <FaqList
        id="faqs"
        heading={copy.heading}
        opensFirst={false}
        entries={onePerCategory(listFaqs(faqs), copy.count).map((faq) => ({
          question: faq.question,
          answer: (
            <>
              <Markup html={faq.shown} />
              {faq.hasPage && (
                <SiteLink href={answerPath(faq.anchor)}>
                  The whole answer<span className="visually-hidden">: {faq.question}</span>
                </SiteLink>
              )}
            </>
          ),
        }))}
      />
    </Ledger>
  );
}
