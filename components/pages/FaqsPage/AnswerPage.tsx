import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';
import type { ListedFaq } from '@/lib/domain/support/faqs';
import type { NamedPath } from '@/lib/pages/publications/load-read';
import { formatDate } from '@/lib/tools/format';

import { OnwardLinks } from '@/components/sections/publications/OnwardLinks';
import { LinkRows } from '@/components/sections/text/LinkRows';
import { PageHead } from '@/components/sections/text/PageHead';
import { RichText } from '@/components/sections/text/RichText';
import { Section } from '@/components/sections/text/Section';

export interface AnswerPageProps {
  answer: ListedFaq;
  /** The other answers with pages of their own. */
  others: readonly NamedPath[];
  /** The pages that it explains. */
  pages: readonly NamedPath[];
}

/** A support answer with the pages it explains and the other long answers. */
export function AnswerPage({ answer, others, pages }: AnswerPageProps) {
  const { question, response, category, reviewedAt } = answer;
  const { phone, hours } = firm.customerCare;
  return (
    <>
      <PageHead
        path="/support/faqs"
        own={question}
        heading={question}
        note={
          <SideNote title={category ?? 'Questions and answers'}>
            {reviewedAt && (
              <p>
                Reviewed on <time dateTime={reviewedAt}>{formatDate(reviewedAt)}</time>
              </p>
            )}
            <p>
              Not answered? Call <a href={phoneLink(phone)}>{phone}</a>, {hours}.
            </p>
          </SideNote>
        }
      />
      <Ledger rule="oxford">
        <RichText html={response} />
        <OnwardLinks pages={pages} />
      </Ledger>
      {others.length > 0 && (
        <Section
          id="others"
          heading="Other answers"
          ground="tint"
          more={<SiteLink href="/support/faqs">All questions and answers</SiteLink>}
        >
          <LinkRows rows={others.map(({ name, path }) => ({ name, href: path, text: null }))} />
        </Section>
      )}
    </>
  );
}
