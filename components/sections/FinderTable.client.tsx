'use client';

import { Fragment, useState, type ReactNode } from 'react';

import {
  finderOptions,
  fitHeading,
  fits,
  type FinderAnswer,
  type FinderFacts,
  type FinderKey,
} from '@/lib/finder/answer';

import styles from './FinderTable.module.scss';

type Words = { readonly [K in FinderKey]: Readonly<Record<FinderAnswer[K], string>> };

interface FinderTableProps {
  initial: FinderAnswer;
  words: Words;
  /** Heads the products that don't fit. */
  rest: string;
  head: ReactNode;
  /** A product's facts and the cells of its row. */
  products: readonly {
    readonly key: string;
    readonly facts: FinderFacts;
    readonly row: ReactNode;
  }[];
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

/** The finder's sentence and table; without script the form asks the server for the same table. */
export function FinderTable({ initial, words, rest, head, products }: FinderTableProps) {
  const [answer, setAnswer] = useState(initial);
  const fitting = products.filter(({ facts }) => fits(facts, answer));
  const others = products.filter((product) => !fitting.includes(product));
  const groups = [
    { id: 'fit', title: fitHeading(fitting.length), members: fitting },
    { id: 'rest', title: rest, members: others },
  ];
  return (
    <>
      <form action="/#finder" method="get" className={styles.sentence}>
        {SENTENCE.map(({ before, key, label, after }) => (
          <Fragment key={key}>
            {before}
            <span className={styles.blank}>
              <select
                name={key}
                aria-label={label}
                value={answer[key]}
                onChange={({ target }) => setAnswer({ ...answer, [key]: target.value })}
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
      <table className={styles.table}>
        <caption className="visually-hidden">Products by how well they fit your answer</caption>
        <thead>{head}</thead>
        {groups.map(({ id, title, members }) => (
          <tbody key={id} data-group={id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={5}>
                <span aria-live={id === 'fit' ? 'polite' : undefined}>{title}</span>
              </th>
            </tr>
            {members.map(({ key, row }) => (
              <tr key={key} className={styles.row}>
                {row}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
