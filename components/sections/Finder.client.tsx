'use client';

import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';

import { useEarlyInput } from '@/components/ui/use-early-input';
import {
  finderOptions,
  fitHeading,
  fits,
  type FinderAnswer,
  type FinderFacts,
  type FinderKey,
} from '@/lib/finder/answer';

import styles from './FinderSentence.module.scss';

type Words = { readonly [K in FinderKey]: Readonly<Record<FinderAnswer[K], string>> };

interface FinderSentenceProps {
  initial: FinderAnswer;
  words: Words;
  /** Each product's, by the `data-product` of its row. */
  facts: readonly FinderFacts[];
  /** The table: bodies by `data-group`, fit and rest, each headed by a row. */
  children: ReactNode;
}

const SENTENCE = [
  { before: 'I have ', key: 'have', label: 'What you have', after: '' },
  {
    before: ' and can leave it for ',
    key: 'leave',
    label: 'How long you can leave it',
    after: '.',
  },
  { before: ' If it fell ', key: 'fall', label: 'How far it may fall', after: ', I would wait.' },
] as const satisfies readonly { key: FinderKey; [text: string]: string }[];

/** Moves the table's own rows to the group they belong to by an answer, in the products' order. */
function arrange(box: HTMLElement, facts: readonly FinderFacts[], answer: FinderAnswer): void {
  const rows = facts.flatMap((_, at) => box.querySelector(`[data-product="${at}"]`) ?? []);
  const isFit = facts.map((each) => fits(each, answer));
  for (const group of ['fit', 'rest'] as const) {
    const body = box.querySelector(`[data-group="${group}"]`);
    const own = rows.filter((_, at) => isFit[at] === (group === 'fit'));
    const isArranged =
      body?.children.length === own.length + 1 && own.every((row) => body.contains(row));
    if (!isArranged) body?.append(...own);
  }
  const title = box.querySelector('[aria-live]');
  const words = fitHeading(isFit.filter(Boolean).length);
  if (title && title.textContent !== words) title.textContent = words;
}

/** The finder's sentence over its table; without script the form asks the server for the same table. */
export function FinderSentence({ initial, words, facts, children }: FinderSentenceProps) {
  const [answer, setAnswer] = useState(initial);
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  useEffect(() => {
    if (box.current) arrange(box.current, facts, answer);
  }, [facts, answer]);
  return (
    <>
      <form ref={form} action="/#finder" method="get" className={styles.sentence}>
        {SENTENCE.map(({ before, key, label, after }) => (
          <Fragment key={key}>
            {before}
            <span className={styles.blank}>
              <select
                name={key}
                aria-label={label}
                value={answer[key]}
                onChange={({ target }) => setAnswer((all) => ({ ...all, [key]: target.value }))}
              >
                {finderOptions[key].map((option) => (
                  <option key={option} value={option}>
                    {(words[key] as Readonly<Record<string, string>>)[option]}
                  </option>
                ))}
              </select>
              {after}
            </span>
          </Fragment>
        ))}
        <noscript>
          <button type="submit" className={styles.submit}>
            Show what fits
          </button>
        </noscript>
      </form>
      <div ref={box}>{children}</div>
    </>
  );
}
