import styles from './Inline.module.scss';

interface MarkupProps {
  /** Markup that the provider's schema has sanitized; never anything else. */
  html: string;
  className?: string;
  /** `span` within a line of text. */
  as?: 'div' | 'span';
}

/** Sanitized markup of a record. */
export function Markup({ html, className, as: Element = 'div' }: MarkupProps) {
  const classes = [className, Element === 'div' && styles.block].filter(Boolean).join(' ');
  return (
    <Element {...(classes && { className: classes })} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
