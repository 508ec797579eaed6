import { ANSWER_STEPS, titleSteps } from './heading-steps';
import styles from './Inline.module.scss';

interface PageTitleProps {
  id: string;
  /** Adds room and a measure. */
  className?: string | undefined;
  /** The title is the answer of a page of figures: it leaves room for the first row. */
  isAnswer?: boolean;
  /** An address leads to it, and the focus follows. */
  isTarget?: boolean | undefined;
  children: string;
}

/** The title of a page, in the largest type on it. */
export function PageTitle({ id, className, isAnswer, isTarget, children }: PageTitleProps) {
  return (
    <h1
      id={id}
      tabIndex={isTarget ? -1 : undefined}
      className={className ? `${styles.title} ${className}` : styles.title}
      data-steps={isAnswer ? ANSWER_STEPS : titleSteps(children)}
    >
      {children}
    </h1>
  );
}
