interface MarkupProps {
  /** Markup that a getter's transform has sanitized; never anything else. */
  html: string;
  className?: string;
  /** `span` within a line of text. */
  as?: 'div' | 'span';
}

/** Sanitized markup of a record. */
export function Markup({ html, as: Element = 'div', ...rest }: MarkupProps) {
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
