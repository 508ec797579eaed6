import basics from './Basics.module.scss';
import { titleSteps } from './heading-steps';

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
      className={className ? `${basics.pageTitle} ${className}` : basics.pageTitle}
      data-steps={titleSteps(children)}
    >
      {children}
    </h1>
  );
}
