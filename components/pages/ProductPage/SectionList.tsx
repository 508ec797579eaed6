import styles from './SectionList.module.scss';

interface SectionListProps {
  sections: readonly { readonly id: string; readonly nav: string }[];
}

/** Links to the page's sections, in the margin of the first one. */
export function SectionList({ sections }: SectionListProps) {
  return (
    <nav aria-label="On this page" className={styles.nav}>
      <ul className={styles.list}>
        {sections.map(({ id, nav }) => (
          <li key={id}>
            <a href={`#${id}`}>{nav}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
