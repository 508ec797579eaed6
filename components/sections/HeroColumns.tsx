import type { ReactNode } from 'react';

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
function DisplayHeading({ id, name, lines, largest }: DisplayHeadingProps) {
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

interface HeroColumnsProps {
  /** The product's name, above the lines. */
  name?: string;
  lines: readonly string[];
  lead: string;
  /** The main action and at most one link next to it. */
  actions: ReactNode;
  /** The document or picture at the side. */
  side: ReactNode;
  isBelowBreadcrumbs?: boolean;
}

/** The heading of a page with its lead and actions, and a picture next to them. */
export function HeroColumns(props: HeroColumnsProps) {
  const { name, lines, lead, actions, side, isBelowBreadcrumbs } = props;
  return (
    <div className={styles.hero} data-below-breadcrumbs={isBelowBreadcrumbs ? '' : undefined}>
      <div className={styles.text}>
        <DisplayHeading id="page-heading" name={name} lines={lines} />
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
