import { LinkRows } from '@/components/sections/text/LinkRows';
import styles from '@/components/sections/text/Text.module.scss';
import type { SiteHref } from '@/lib/tools/site-path';

export interface Way {
  readonly name: string;
  readonly href: SiteHref;
  readonly note?: string;
}

/** Links to follow instead, as rows. */
export function Ways({ id, title, ways }: { id: string; title: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section className={styles.headMore}>
      <h2 id={id}>{title}</h2>
      <LinkRows rows={ways.map(({ name, href, note }) => ({ name, href, text: note }))} />
    </section>
  );
}
