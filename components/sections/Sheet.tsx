import { Mark } from '@/components/ui/Mark';
import type { DocumentSpec } from '@/lib/domain/calculator/document';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Sheet.module.scss';

interface SheetProps {
  /** `h2` next to the page's heading, `h3` within a section. */
  heading: 'h2' | 'h3';
  spec: Omit<DocumentSpec, 'kind'>;
}

/** A sheet of paper whose lines add up to a total under a double rule. */
export function Sheet({ heading: Heading, spec }: SheetProps) {
  const { title, what, lines, total, foot, isSample } = spec;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {isSample && <Mark source="example" />}
        <p className={styles.what}>{what}</p>
      </div>
      <table className={styles.lines}>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {lines.map(({ label, note, amount, isStrong }) => (
            <tr key={label} data-strong={isStrong ? '' : undefined}>
              <th scope="row">
                {label} {note && <span className={typeStyles.second}>{note}</span>}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              <td>
                <span className={styles.total}>{total.amount}</span>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
