import { SiteLink } from '@/components/site/SiteLink';
import { Accordion } from '@/components/ui/Accordion';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';
import { countOf, formatCount, formatDate } from '@/lib/tools/format';
import type { Faq } from '@/lib/domain/support/records';
import { answerPath } from '@/lib/pages/addresses/paths';
import { faqCategories, faqsReviewedAt, filterFaqs, listFaqs } from '@/lib/domain/support/faqs';

import { PageHead } from '@/components/sections/text/PageHead';
import { RichText } from '@/components/sections/text/RichText';
import { SearchForm, SearchSelect } from '@/components/sections/text/SearchForm';
import { SubjectGroups } from '@/components/sections/text/SubjectGroups';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/text/Rows.module.scss';

export interface FaqsPageProps {
  faqs: readonly Faq[] | null;
  /** The search text as typed; empty for all. */
  query: string;
  /** A category's slug; empty for all. */
  category: string;
}

function headingOf(found: number, all: number, query: string, category: string | undefined) {
  if (all === 0) return 'Questions and answers';
  const count = found === 1 ? 'One answer' : `${formatCount(found)} answers`;
  if (query) return `${found === 0 ? 'No answer' : count} to “${query}”`;
  return category ? `${count} on ${category}` : `${countOf(all, 'question')}, answered`;
}

interface FaqSearchProps extends Omit<FaqsPageProps, 'faqs'> {
  categories: ReturnType<typeof faqCategories>;
}

function FaqSearch({ categories, query, category }: FaqSearchProps) {
  return (
    <SearchForm
      action="/support/faqs"
      name="Questions and answers"
      label="Words in the question or the answer"
      query={query}
    >
      <SearchSelect
        name="category"
        label="Subject"
        value={category}
        options={[
          { value: '', label: 'All subjects' },
          ...categories.map(({ name, slug, count }) => ({
            value: slug,
            label: `${name} (${count})`,
          })),
        ]}
      />
    </SearchForm>
  );
}

function Answers({ faqs }: { faqs: ReturnType<typeof listFaqs> }) {
  return (
    <div className={styles.questions}>
      <Accordion
        name="faqs"
        heading="h3"
        items={faqs.map(({ anchor, question, hasPage, shown }) => ({
          id: `question-${anchor}`,
          title: question,
          content: (
            <div id={anchor} className={styles.answer}>
              <RichText html={shown} />
              <p className={styles.answerLink}>
                <a href={hasPage ? answerPath(anchor) : `/support/faqs#${anchor}`}>
                  {hasPage ? 'The whole answer' : 'Link to this answer'}
                  <span className="visually-hidden">: {question}</span>
                </a>
              </p>
            </div>
          ),
        }))}
      />
    </div>
  );
}

/** All questions with their answers by subject; search text and subject are in the query. */
export function FaqsPage({ faqs, query, category }: FaqsPageProps) {
  const all = listFaqs(faqs ?? []);
  const categories = faqCategories(all);
  const chosen = categories.find(({ slug }) => slug === category);
  const groups = filterFaqs(all, query, chosen?.slug ?? '');
  const found = groups.reduce((sum, { items }) => sum + items.length, 0);
  const reviewedAt = faqsReviewedAt(all);
  const { phone, hours } = firm.customerCare;
  return (
    <>
      <PageHead
        path="/support/faqs"
        heading={headingOf(found, all.length, query, chosen?.name)}
        note={
          <>
            <SideNote title="Prefer to ask?">
              <p>
                <a href={phoneLink(phone)}>{phone}</a>, {hours}, or{' '}
                <SiteLink href="/support/get-in-touch">another way</SiteLink>.
              </p>
            </SideNote>
            {reviewedAt && (
              <SideNote title="Rates and rules">
                <p>
                  Reviewed on <time dateTime={reviewedAt}>{formatDate(reviewedAt)}</time>.
                </p>
              </SideNote>
            )}
          </>
        }
      >
        <FaqSearch categories={categories} query={query} category={chosen?.slug ?? ''} />
        {(query || chosen) && (
          <p className={basics.reset}>
            <SiteLink href="/support/faqs">Show all {countOf(all.length, 'question')}</SiteLink>
          </p>
        )}
      </PageHead>
      <SubjectGroups
        groups={found === 0 ? [] : groups}
        empty={
          <NoData>
            {all.length === 0
              ? 'We can’t load the answers now. Try again in a minute, or call us.'
              : 'Try one word instead of several, or another subject.'}
          </NoData>
        }
      >
        {(items) => <Answers faqs={items} />}
      </SubjectGroups>
    </>
  );
}
