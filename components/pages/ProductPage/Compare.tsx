import type { CompareSection } from '@/lib/content/products/types';

import styles from './ProductPage.module.scss';
import { Rich } from '@/components/sections/text/Rich';

/** A comparison, question by question; on a phone each question is above its answers. */
export function Compare({ section: { heading, names, rows } }: { section: CompareSection }) {
  return (
    <table className={styles.compareTable} data-count={names.length}>
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question, answers }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            {answers.map((answer, at) => (
              <td key={names[at]}>
                <Rich text={answer} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
