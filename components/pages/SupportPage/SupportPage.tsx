import { SiteLink } from '@/components/site/SiteLink';
import { Faq as FaqList } from '@/components/ui/Faq/Faq';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';
import { onePerCategory } from '@/lib/domain/support/faq-choice';
import { formatCount, formatDate } from '@/lib/tools/format';
import type { Branch, Download, Faq, Update } from '@/lib/domain/support/records';
import { listUpdates } from '@/lib/domain/support/updates';

import { LinkRows } from '@/components/sections/text/LinkRows';
import { PageHead } from '@/components/sections/text/PageHead';
import { RichText } from '@/components/sections/text/RichText';
import { SearchForm } from '@/components/sections/text/SearchForm';
import { Section } from '@/components/sections/text/Section';

import { BlockNote } from '@/components/sections/text/BlockNote';

export interface SupportPageProps {
  faqs: readonly Faq[] | null;
  forms: readonly Download[] | null;
  branches: readonly Branch[] | null;
  updates: readonly Update[] | null;
}

const QUESTIONS = 6;
const NOTICES = 4;

const counted = (list: readonly unknown[] | null, one: string, many: string): string | undefined =>
  list && list.length > 0
    ? `${formatCount(list.length)} ${list.length === 1 ? one : many}`
    : undefined;

function rowsOf({ faqs, forms, branches }: SupportPageProps) {
  return [
    {
      name: 'Questions and answers',
      href: '/support/faqs',
      text: 'Accounts, orders, funds, tax, demat and complaints, by subject and by search.',
      aside: counted(faqs, 'answer', 'answers'),
    },
    {
      name: 'Form centre',
      href: '/support/form-center',
      text: 'Opening, KYC, nomination, DDPI, freeze, closure, and client documents in Indian languages.',
      aside: counted(forms, 'form', 'forms'),
    },
    {
      name: 'Get in touch',
      href: '/support/get-in-touch',
      text: 'Every desk with its phone, e-mail and hours; a call back if you prefer.',
      aside: firm.customerCare.phone,
    },
    {
      name: 'Locate us',
      href: '/support/get-in-touch/locate-us',
      text: 'The office nearest to you, by city or PIN code.',
      aside: counted(branches, 'office', 'offices'),
    },
    {
      name: 'Grievances',
      href: '/support/get-in-touch/grievances',
      text: 'What went wrong, who answers by when, and where you go if we don’t.',
      aside: '21 days at most',
    },
    {
      name: 'Tools and resources',
      href: '/support/tools-and-resources',
      text: 'Calculators, the investor charter and the complaint figures of each month.',
    },
    {
      name: 'Updates',
      href: '/support/updates',
      text: 'Holidays, maintenance, circulars, and the firm’s legal pages.',
    },
  ];
}

function Latest({ updates }: Pick<SupportPageProps, 'updates'>) {
  const latest = listUpdates(updates ?? []).slice(0, NOTICES);
  return latest.length === 0 ? (
    <NoList list={updates} what="notices">
      We have not published any notice yet.
    </NoList>
  ) : (
    <LinkRows
      rows={latest.map(({ title, date, category, anchor }) => ({
        name: title,
        href: `/support/updates#${anchor}`,
        text: '',
        aside: [category, date && formatDate(date)].filter(Boolean).join(', '),
      }))}
    />
  );
}

/** Links to all kinds of help: answers, forms, people. */
export function SupportPage(props: SupportPageProps) {
  const faqs = props.faqs ?? [];
  const { phone, hours } = firm.customerCare;
  return (
    <>
      <PageHead
        path="/support"
        heading="Support: answers, forms and people"
        lead="Most questions are answered here at any hour. For the rest there is a person with a name, a number and a time to answer by."
        note={
          <>
            <SideNote title="Customer care">
              <p>
                <a href={phoneLink(phone)}>{phone}</a>
                <br />
                {hours}
              </p>
            </SideNote>
            <BlockNote />
          </>
        }
      >
        <SearchForm
          action="/support/faqs"
          name="Questions and answers"
          label="What do you want to know?"
          query=""
          hint="A word or two: nominee, pledge, contract note"
        />
      </PageHead>
      <Section id="ways" heading="Seven pages of help, by subject" rule="oxford">
        <LinkRows rows={rowsOf(props)} />
      </Section>
      <Section
        id="latest"
        heading="What changed lately"
        ground="tint"
        more={<SiteLink href="/support/updates">All updates</SiteLink>}
      >
        <Latest updates={props.updates} />
      </Section>
      {faqs.length > 0 && (
        <Ledger
          note={
            <SideNote title="Not answered here?">
              <p>
                Search <SiteLink href="/support/faqs">all {formatCount(faqs.length)}</SiteLink>.
              </p>
            </SideNote>
          }
        >
          <FaqList
            id="faqs"
            heading="Frequently asked questions"
            entries={onePerCategory(faqs, QUESTIONS).map(({ question, response }) => ({
              question,
              answer: <RichText html={response} />,
            }))}
          />
        </Ledger>
      )}
    </>
  );
}
