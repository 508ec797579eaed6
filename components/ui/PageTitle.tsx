import { titleSteps } from './heading-steps';
import styles from './PageTitle.module.scss';

interface PageTitleProps {
  id: string;
  /** Adds room and a measure. */
  className?: string | undefined;
  children: string;
}

/** The title of a page, in the largest type on it. */
export function PageTitle({ id, className, children }: PageTitleProps) {
  return (
    <h1
      id={id}
      className={className ? `${styles.title} ${className}` : styles.title}
      data-steps={titleSteps(children)}
    >
      {children}
    </h1>
  );
}
