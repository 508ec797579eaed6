import type { ReactNode } from 'react';

import { type Place, trailCrumbs } from '@/components/sections/text/PageHead';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { PageTitle } from '@/components/ui/PageTitle';

import basics from '@/components/ui/Basics.module.scss';
import styles from './Section.module.scss';

interface AnswerSectionProps extends Place {
  /** The anchor of the section. */
  id?: string;
  /** The finding, at most 60 letters: see `headline`. The breadcrumbs have the page's name. */
  heading: string;
  /** The page's forms lead to the title, and the focus follows. */
  isTarget?: boolean;
  /** The finding where it does not fit into the heading. */
  lead?: ReactNode;
  /** "As of …", as a `SourceLine`. */
  source?: ReactNode;
  /** Selects of the day, the month or the expiry, and links, in the same line. */
  choice?: ReactNode;
  /** Notes on what is shown, under it. */
  notes?: ReactNode;
  /** The picture, then the table: they have the whole width of the column. */
  children: ReactNode;
}

/**
 * The first section of a page of figures. Its answer is the page's title; the first row or picture
 * follows directly, above 420 px at 1280 and 360 px at 390 (`tests/e2e/first-rows.spec.ts`).
 */
export function AnswerSection(props: AnswerSectionProps) {
  const { id, heading, isTarget, lead, source, choice, notes, children } = props;
  const hasLines = Boolean(lead || source || choice);
  return (
    <Ledger id={id} ground="tint" space="answer">
      <Breadcrumbs crumbs={trailCrumbs(props)} isNamed />
      <PageTitle
        id="page-heading"
        isAnswer
        isTarget={isTarget}
        className={hasLines ? undefined : basics.bottom16}
      >
        {heading}
      </PageTitle>
      {lead && <p className={styles.answerLead}>{lead}</p>}
      {(source || choice) && (
        <div className={styles.answerLine}>
          {source}
          {choice}
        </div>
      )}
      {children}
      {notes && <div className={styles.notes}>{notes}</div>}
    </Ledger>
  );
}
