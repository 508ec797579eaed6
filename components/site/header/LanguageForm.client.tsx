'use client';

import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '@/components/ui/Button';

import { agree, pickLanguage, refuse, resumeLanguage, useLanguage } from './use-language';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Header.module.scss';

interface Language {
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** In the language itself. */
  readonly ownName: string;
}

export interface LanguageChoiceProps {
  /** The page's own language first. */
  languages: readonly Language[];
  /** Address of the translation widget's script. */
  widget: string;
}

/** The languages, and the question for consent before the translation widget is loaded. */
export function LanguageForm({ languages, widget }: LanguageChoiceProps) {
  const { shown, wanted, step } = useLanguage();
  const question = useRef<HTMLParagraphElement>(null);
  const picked = useRef<HTMLButtonElement>(null);
  const service = useMemo(
    () => ({ widget, languages: languages.map(({ code }) => code) }),
    [widget, languages],
  );
  // The question disappears; the focus returns to the language that was picked.
  const answer = (act: () => void) => {
    picked.current?.focus();
    act();
  };
  const nameOf = (code: string | null) => languages.find((one) => one.code === code)?.name ?? '';
  const host = new URL(widget).host;

  useEffect(() => resumeLanguage(service), [service]);
  useEffect(() => {
    // Several places show the choice; the visible one gets the focus.
    if (step !== 'asking' || !question.current?.checkVisibility?.()) return;
    question.current.focus();
    // On a low screen the answers would lie below the edge of the panel.
    question.current.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [step, wanted]);

  return (
    <div className={`${styles.choice} notranslate`} translate="no">
      <ul className={basics.plainList}>
        {languages.map(({ code, name, ownName }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.pick}
              aria-pressed={code === shown}
              onClick={({ currentTarget }) => {
                picked.current = currentTarget;
                pickLanguage(code, service);
              }}
            >
              <span lang={code}>{ownName}</span>
              {name !== ownName && <span className={typeStyles.label}>{name}</span>}
            </button>
          </li>
        ))}
      </ul>
      {step === 'asking' && (
        <div className={styles.consent}>
          <p ref={question} tabIndex={-1} className={styles.question}>
            May a translation service read this page with you?
          </p>
          <p className={typeStyles.note}>
            We don’t translate ourselves. For {nameOf(wanted)} your browser loads a script from{' '}
            {host}, which gets the text of the pages you read and your internet address, and may
            keep cookies. Translations are automatic; if they differ, the English text applies. The
            page is loaded again for it. Your answer holds until you close this tab.
          </p>
          <p className={styles.answers}>
            <Button onClick={() => answer(() => agree(service))}>Agree</Button>
            <Button onClick={() => answer(refuse)}>Stay in English</Button>
          </p>
        </div>
      )}
    </div>
  );
}

/** The progress of a translation, below the page: the panel is closed after a page load. */
function Progress({ languages }: Pick<LanguageChoiceProps, 'languages'>) {
  const { shown, wanted, step } = useLanguage();
  const nameOf = (code: string | null) => languages.find((one) => one.code === code)?.name ?? '';
  const isSaid = step === 'loading' || step === 'failed';
  return createPortal(
    <div role="status" className="notranslate" translate="no">
      {isSaid && (
        <div className={styles.progress}>
          <p>
            {step === 'loading'
              ? `The translation into ${nameOf(wanted)} is being loaded.`
              : `The translation service can’t be reached just now. The page stays in ${nameOf(shown)}.`}
          </p>
          {step === 'failed' && <Button onClick={refuse}>Close</Button>}
        </div>
      )}
    </div>,
    document.body,
  );
}

/** The name of the language that the page is shown in. */
export function ShownLanguage({ languages }: Pick<LanguageChoiceProps, 'languages'>) {
  const { shown } = useLanguage();
  const language = languages.find(({ code }) => code === shown);
  return (
    <>
      <span className="notranslate" translate="no" lang={shown}>
        {language?.ownName}
      </span>
      <Progress languages={languages} />
    </>
  );
}
