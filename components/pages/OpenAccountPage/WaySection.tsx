import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { steps } from '@/lib/content/legal/types';
import { ACCOUNT_ASKED, openingDays } from '@/lib/content/open-account';
import { firmLink } from '@/lib/content/outbound';
import {
  type AccountQuestion,
  type AccountWay,
  answersBefore,
  choicesOf,
} from '@/lib/domain/account/way';
import { withQuery } from '@/lib/tools/parameters';

import { Blocks } from '@/components/sections/text/Blocks';
import { Section } from '@/components/sections/text/Section';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './OpenAccountPage.module.scss';

const PATH = '/open-account';

/** The words of an answer. */
const wordsOf = (question: AccountQuestion, answer: string): string =>
  (ACCOUNT_ASKED[question].choices as Readonly<Record<string, string>>)[answer] ?? answer;

function Answered({ way }: { way: AccountWay }) {
  return (
    <dl className={styles.answers}>
      {way.answered.map((question) => (
        <div key={question}>
          <dt>{ACCOUNT_ASKED[question].question}</dt>
          <dd>
            {wordsOf(question, way.answers[question] ?? '')}
            <SiteLink
              href={`${withQuery(PATH, answersBefore(way, question))}#way`}
              rel="nofollow"
              aria-label={`Change: ${ACCOUNT_ASKED[question].question}`}
            >
              Change
            </SiteLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Question({ way, question }: { way: AccountWay; question: AccountQuestion }) {
  return (
    <>
      <h3 className={`${typeStyles.smallTitle} ${basics.top24} ${basics.bottom12}`}>
        {ACCOUNT_ASKED[question].question}
      </h3>
      <ul className={styles.choices}>
        {choicesOf(question).map((answer) => (
          <li key={answer}>
            <SiteLink
              href={`${withQuery(PATH, { ...answersBefore(way, question), [question]: answer })}#way`}
              className={buttonClass('outline')}
            >
              {wordsOf(question, answer)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What follows from the answers, one line each. */
function stepsOf({ answers, isOnline }: AccountWay): readonly string[] {
  const isResident = answers.who === 'resident';
  return [
    isOnline
      ? 'Apply on our account opening site, with the papers below at hand. No visit is needed.'
      : 'Print the forms from the [form centre](/support/form-center), sign them and bring them with the papers below to an [office](/support/get-in-touch/locate-us).',
    answers.derivatives === 'yes'
      ? 'Read the [risk disclosures on derivatives](/support/updates/disclosures#derivatives) before you tick the segment; you confirm that you have.'
      : '',
    answers.shares === 'move'
      ? 'Then move your shares here, as described below; we charge nothing for it.'
      : '',
    isResident && answers.shares === 'keep'
      ? 'As you keep another demat account, the basic account without a yearly fee is open to you only if you are not its sole or first holder.'
      : '',
    isResident && answers.shares !== 'keep'
      ? 'If it is your only demat account, it normally is a basic account, which costs less a year.'
      : '',
  ].filter(Boolean);
}

/** What to do, and where to begin. */
function Found({ way }: { way: AccountWay }) {
  return (
    <div className={`${basics.stack16} ${basics.top24}`}>
      <Blocks blocks={[steps(...stepsOf(way))]} />
      <p className={styles.actions}>
        {way.isOnline ? (
          <ExternalLink href={firmLink('accountOpening', 'page')} className={buttonClass('large')}>
            Continue to the application
          </ExternalLink>
        ) : (
          <a href="#enquire" className={buttonClass('large')}>
            Have us call you
          </a>
        )}
      </p>
    </div>
  );
}

function headingOf({ next, isOnline }: AccountWay): string {
  if (next === 'who') return 'Which way is yours?';
  if (next !== null) return 'One more question';
  return isOnline ? `Your way: online, in ${openingDays}` : 'Your way: on paper, in at most a week';
}

/** The way to an account: one question at a time, each answer an address. */
export function WaySection({ way }: { way: AccountWay }) {
  return (
    <Section id="way" heading={headingOf(way)} rule="oxford">
      {way.answered.length > 0 && <Answered way={way} />}
      {way.next ? <Question way={way} question={way.next} /> : <Found way={way} />}
      {way.answered.length > 0 && (
        <p className={basics.reset}>
          <SiteLink href={`${PATH}#way`}>Begin again</SiteLink>
        </p>
      )}
    </Section>
  );
}
