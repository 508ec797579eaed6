import { SiteLink } from '@/components/site/SiteLink';
import type { SiteHref } from '@/lib/pages';

import styles from './Ways.module.scss';

export interface Way {
  readonly name: string;
  readonly href: SiteHref;
  readonly note?: string;
}

/** Links to follow instead, as rows. */
export function Ways({ id, title, ways }: { id: string; title: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {ways.map(({ name, href, note }) => (
          <li key={href} className={styles.way}>
            <SiteLink href={href}>{name}</SiteLink>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
