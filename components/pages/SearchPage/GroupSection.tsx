import { SiteLink } from '@/components/site/SiteLink';
import { pastPerformanceWarning } from '@/lib/content/prescribed';
import { type Figures, keyOf } from '@/lib/pages/search/figures';
import { formatCount } from '@/lib/tools/format';
import type { SiteHref } from '@/lib/tools/site-path';
import { type Entry, kindOf, nameInSentence, PAST } from '@/lib/search/entries';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './SearchPage.module.scss';
import { Worth } from './Worth';

interface GroupSectionProps {
  title: string;
  /** In the heading, unless there is nothing to count. */
  count?: number;
  entries: readonly Entry[];
  /** Names the group of each entry. */
  mixed?: boolean;
  figures?: Figures;
  /** The whole group, where more is found than is listed. */
  all?: SiteHref | null;
}

/** Results of a group as a list of links. */
export function GroupSection({
  title,
  count,
  entries,
  mixed,
  all = null,
  figures,
}: GroupSectionProps) {
  const drawsReturns = entries.some(
    (entry) => entry.group === 'funds' && (figures?.get(keyOf(entry))?.closes?.length ?? 0) > 0,
  );
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section aria-labelledby={id} className={basics.top32}>
      <h2 id={id} className={styles.title}>
        {title}
        {count !== undefined && ` (${formatCount(count)})`}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry, at) => {
          const figure = figures?.get(keyOf(entry));
          return (
            <li key={`${entry.href} ${at}`}>
              <a href={entry.href}>{entry.title}</a>
              {(mixed || entry.size === PAST) && (
                <span className={typeStyles.muted}>{kindOf(entry)}</span>
              )}
              {figure && <Worth figure={figure} />}
            </li>
          );
        })}
      </ul>
      {drawsReturns && <p className={basics.underNote}>{pastPerformanceWarning.text}</p>}
      {all !== null && (
        <p className={basics.more}>
          <SiteLink href={all}>
            All {formatCount(count)} in {nameInSentence(title)}
          </SiteLink>
        </p>
      )}
    </section>
  );
}
