import { SiteLink } from '@/components/site/SiteLink';
import { NO_STOCK_FOUND } from '@/components/site/search/found';
import { pageOf } from '@/lib/pages';
import type { Figures } from '@/lib/pages/search/figures';
import type { SitePath } from '@/lib/tools/site-path';
import type { SiteResult } from '@/lib/search/find';
import { isAboutAccount } from '@/lib/search/intents';
import { phoneLink, printedPhone } from '@/lib/tools/phone';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';

import { GroupSection } from './GroupSection';
import { MatchTable } from './MatchTable';
import styles from './SearchPage.module.scss';

/** Pages that most visitors look for. */
const MOST_USED: readonly SitePath[] = [
  '/equity',
  '/companies',
  '/calculators',
  '/charges',
  '/support/faqs',
  '/support/form-center',
];

interface NoResultsProps {
  query: string;
  result: SiteResult;
  desk: { readonly phone: string; readonly hours: string };
  /** Of the near spellings. */
  figures: Figures;
}

/** Suggestions if nothing is found: near spellings, the most used pages, the support desk. */
export function NoResults({ query, result, desk, figures }: NoResultsProps) {
  const { guesses, note } = result;
  const isQuestion = isAboutAccount(query);
  return (
    <>
      <div role="status">
        <p className={styles.noStock}>{NO_STOCK_FOUND}</p>
        {note ? (
          <p className={typeStyles.lead}>{note}</p>
        ) : isQuestion ? (
          <p>
            We found no page with all these words. Try fewer words,{' '}
            <SiteLink href="/support/faqs">read all questions and answers</SiteLink>, or call{' '}
            <a href={phoneLink(desk.phone)}>{printedPhone(desk.phone)}</a>.
          </p>
        ) : (
          <p>
            Check the spelling, try a shorter part of the name, or{' '}
            <SiteLink href="/companies">go through all companies from A to Z</SiteLink>.
          </p>
        )}
      </div>
      {guesses.companies.length > 0 && (
        <MatchTable title="Did you mean" entries={guesses.companies} query="" figures={figures} />
      )}
      {guesses.entries.length > 0 && (
        <GroupSection
          title={guesses.companies.length > 0 ? 'Or' : 'Did you mean'}
          entries={guesses.entries}
          figures={figures}
          mixed
        />
      )}
      <GroupSection
        title="Most used pages"
        entries={MOST_USED.map((path) => ({
          group: 'pages',
          title: pageOf(path).title,
          href: path,
          words: '',
          codes: [],
          size: 0,
        }))}
      />
      <p className={basics.top32}>
        Or ask us: <a href={phoneLink(desk.phone)}>{printedPhone(desk.phone)}</a>, {desk.hours}.
      </p>
    </>
  );
}
