import { Picture } from '@/components/ui/Picture';
import type { Award } from '@/lib/domain/publication/records';

import { Groups, groupsOf } from './Groups';
import type { Collection } from './PublicationsPage';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/publications/Publications.module.scss';

/** The awards of a year; the first picture of the page is loaded at once. */
function Year({ awards, isFirst }: { awards: readonly Award[]; isFirst: boolean }) {
  return (
    <ul className={basics.cards}>
      {awards.map(({ name, by, image }, at) => (
        <li key={name} className={styles.award}>
          {image && (
            <Picture src={image} alt="" width={800} height={600} eager={isFirst && at === 0} />
          )}
          <h3 className={typeStyles.smallTitle}>{name}</h3>
          {by && <p className={typeStyles.note}>{by}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Awards by year, with their givers. */
export function awardCollection(awards: readonly Award[] | null): Collection {
  const list = [...(awards ?? [])].sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const years = groupsOf(
    list,
    ({ year }) => (year === null ? 'Undated' : String(year)),
    (items, at) => <Year awards={items} isFirst={at === 0} />,
    'year-',
  );
  return {
    path: '/media/awards',
    heading: 'Awards: who gave them, and when',
    lead: 'An award is a jury’s view in one year. It does not show how an investment will do.',
    note: {
      title: 'How to read this',
      text: 'Each entry names the body that gave it. We pay for none.',
    },
    list: awards,
    what: 'awards',
    none: 'We have not received any award yet.',
    body: list.length > 0 ? <Groups groups={years} /> : null,
  };
}
