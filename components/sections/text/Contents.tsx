import styles from './Text.module.scss';

interface ContentsProps {
  /** The name of the list, for screen readers. */
  label?: string;
  entries: readonly { readonly id: string; readonly title: string }[];
  /** `body` is above a text, `margin` next to it in wide viewports only. */
  place?: 'margin' | 'body';
}

/** The parts of a page, each a link to its anchor. */
export function Contents({ label = 'On this page', entries, place = 'margin' }: ContentsProps) {
  return (
    <nav aria-label={label} className={styles.contents} data-place={place}>
      <ol className={styles.contentsLinks}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
