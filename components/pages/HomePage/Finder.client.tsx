'use client';

import { Fragment, type ReactNode, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { FoldTick } from '@/components/ui/FoldTick';
import { useAfterHydration } from '@/components/ui/use-after-hydration';
import {
  finderOptions,
  fitHeading,
  fits,
  readAnswer,
  type FinderAnswer,
  type FinderFacts,
  type FinderKey,
} from '@/lib/domain/product/finder';

import styles from './HomePage.module.scss';

interface FinderProps {
  initial: FinderAnswer;
  /** The label of each option. */
  labels: { readonly [K in FinderKey]: Readonly<Record<FinderAnswer[K], string>> };
  /** The table's row of headers. */
  head: ReactNode;
  /** The products with their rows, in the order of the table. */
  products: readonly { readonly facts: FinderFacts; readonly row: ReactNode }[];
  /** Title of the products that don't fit. */
  othersTitle: string;
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

/** A part of the table with its own heading. */
function Group({ id, title, rows }: { id: string; title: ReactNode; rows: readonly ReactNode[] }) {
  return (
    <tbody data-group={id}>
      <tr className={styles.finderGroup}>
        <th scope="rowgroup" colSpan={5}>
          {title}
        </th>
      </tr>
      {rows}
    </tbody>
  );
}

/**
 * A sentence with three choices above a table of products, matches first. Without JavaScript the
 * form requests the table from the server.
 */
export function Finder({ initial, labels, head, products, othersTitle }: FinderProps) {
  const [answer, setAnswer] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  useAfterHydration(() => {
    if (form.current) setAnswer(readAnswer(Object.fromEntries(new FormData(form.current))));
  });
  const fitting = products.filter(({ facts }) => fits(facts, answer));
  const others = products.filter(({ facts }) => !fits(facts, answer));
  return (
    <div className={styles.finder}>
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
                    {(labels[key] as Readonly<Record<string, string>>)[option]}
                  </option>
                ))}
              </select>
              {after}
            </span>
          </Fragment>
        ))}
        <noscript>
          <Button type="submit">Show what fits</Button>
        </noscript>
      </form>
      <table className={styles.finderTable}>
        <caption className="visually-hidden">Products by how well they fit your answer</caption>
        <thead>{head}</thead>
        <Group
          id="fit"
          title={<span aria-live="polite">{fitHeading(fitting.length)}</span>}
          rows={fitting.map(({ row }) => row)}
        />
        <Group id="others" title={othersTitle} rows={others.map(({ row }) => row)} />
      </table>
      {others.length > 0 && <FoldTick>Show the other {others.length}</FoldTick>}
    </div>
  );
}
