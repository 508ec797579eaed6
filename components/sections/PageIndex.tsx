import styles from './Section.module.scss';

interface PageIndexProps {
  /** The parts of the page in their order: the id of each heading, and a short name. */
  parts: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the parts of a long page, which stay in view below the header. */
export function PageIndex({ parts }: PageIndexProps) {
  return (
    <nav aria-label="On this page" className={styles.index}>
      <ul className={styles.list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
