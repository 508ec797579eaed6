import { displaySteps } from '@/components/ui/heading-steps';
import { justify } from '@/lib/tools/typography/justify';

import styles from './HeroColumns.module.scss';

interface DisplayHeadingProps {
  id?: string;
  /** The name of the subject, above the lines. */
  name?: string | undefined;
  /** Lines that differ in length by at most 1.7 times fill the measure. */
  lines: readonly string[];
  /** The largest font size, in per cent of the measure. */
  largest?: number;
}

/** A page's heading, each line set to the full measure by its own font width. */
export function DisplayHeading({ id, name, lines, largest }: DisplayHeadingProps) {
  const heading = justify(lines, largest);
  return (
    <div className={styles.measure}>
      <h1
        id={id}
        className={styles.heading}
        data-size={heading.size}
        data-steps={displaySteps(heading.size)}
      >
        {name && <span className={styles.name}>{name} </span>}
        {heading.lines.map(({ text, width }) => (
          <span key={text} className={styles.line} data-width={width}>
            {text}{' '}
          </span>
        ))}
      </h1>
    </div>
  );
}
