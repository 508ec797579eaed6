import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { ACCOUNT_HOLDERS, ACCOUNT_RULES, type AccountPaper } from '@/lib/content/open-account';
import { type AccountAnswers, type AccountHolder, mayApply } from '@/lib/domain/account/way';

import { Section } from '@/components/sections/text/Section';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './OpenAccountPage.module.scss';

const HOLDERS = Object.keys(ACCOUNT_HOLDERS) as readonly AccountHolder[];

/** The words of a paper’s condition, while its question has no answer. */
const conditionOf = ({ only, when }: AccountPaper, answers: AccountAnswers): string | null =>
  Object.keys(only ?? {}).some((name) => !(name in answers)) ? (when ?? null) : null;

function Papers({ holder, answers }: { holder: AccountHolder; answers: AccountAnswers }) {
  const { may, papers, forms } = ACCOUNT_HOLDERS[holder];
  return (
    <>
      <p>{may}</p>
      <ul className={`${styles.papers} ${basics.top16}`}>
        {papers
          .filter(({ only }) => mayApply(only, answers))
          .map((paper) => {
            const condition = conditionOf(paper, answers);
            return (
              <li key={paper.text}>
                {paper.text}
                {condition && ` (only ${condition})`}
                {paper.rule && (
                  <span className={typeStyles.second}>{ACCOUNT_RULES[paper.rule].name}</span>
                )}
              </li>
            );
          })}
      </ul>
      <p className={`${typeStyles.note} ${basics.top16}`}>
        On paper: {forms.join('; ')}. They are in the{' '}
        <SiteLink href="/support/form-center">form centre</SiteLink>.
      </p>
    </>
  );
}

/** The rules that some papers come from. */
function Rules({ papers }: { papers: readonly AccountPaper[] }) {
  const rules = new Set(papers.flatMap(({ rule }) => rule ?? []));
  return (
    <ul className={`${basics.notes} ${basics.top24}`}>
      {[...rules].map((rule) => (
        <li key={rule}>
          {ACCOUNT_RULES[rule].name}: {ACCOUNT_RULES[rule].text}.
        </li>
      ))}
      <li>What has no rule below it we ask for ourselves.</li>
    </ul>
  );
}

/** The papers of who opens the account as a list to tick, or of everybody. */
export function PapersSection({ answers }: { answers: AccountAnswers }) {
  const { who } = answers;
  return (
    <Section
      id="papers"
      heading={
        who ? ACCOUNT_HOLDERS[who].heading : 'Who may open an account, and with which papers'
      }
      lead="Copies are signed by you and compared with the originals. The name must read the same on all of them."
      more={
        <span className={styles.print}>
          <PrintButton />
        </span>
      }
    >
      {who ? (
        <Papers holder={who} answers={answers} />
      ) : (
        HOLDERS.map((holder) => (
          <Fold
            key={holder}
            name="papers"
            title={ACCOUNT_HOLDERS[holder].name}
            heading="h3"
            open={holder === 'resident'}
            unfoldedFrom="print"
          >
            <Papers holder={holder} answers={answers} />
          </Fold>
        ))
      )}
      <Rules papers={(who ? [who] : HOLDERS).flatMap((holder) => ACCOUNT_HOLDERS[holder].papers)} />
    </Section>
  );
}
