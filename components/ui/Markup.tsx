interface MarkupProps {
  /** Markup that a getter's transform has sanitized; nothing else is ever given here. */
  html: string;
  className?: string;
  /** `span` where it stands within a line. */
  as?: 'div' | 'span';
}

/** Sanitized markup of a record, as the page's own. */
export function Markup({ html, className, as: Element = 'div' }: MarkupProps) {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
