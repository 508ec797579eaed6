import styles from './ProductPage.module.scss';

interface SectionListProps {
  sections: readonly { readonly id: string; readonly nav: string }[];
}

/** Links to the page's sections, in the margin of the first one. */
export function SectionList({ sections }: SectionListProps) {
  return (
    <nav aria-label="On this page" className={styles.sectionNav}>
      <ul className={styles.sectionLinks}>
        {sections.map(({ id, nav }) => (
          <li key={id}>
            <a href={`#${id}`}>{nav}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
