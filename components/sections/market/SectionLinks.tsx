import styles from './Market.module.scss';

interface SectionLinksProps {
  sections: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the sections of a page; nothing for a single one. */
export function SectionLinks({ sections }: SectionLinksProps) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label="On this page" className={styles.sections}>
      <ul className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
