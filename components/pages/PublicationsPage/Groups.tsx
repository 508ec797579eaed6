import type { ReactNode } from 'react';

import { groupBy } from '@/lib/domain/support/group';
import { anchorOf } from '@/lib/tools/anchors';

import basics from '@/components/ui/Basics.module.scss';

/** A part of a collection under a heading of its own. */
interface Group {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** Items in groups by name, in the order of each name's first item. @param before begins each anchor */
export function groupsOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  bodyOf: (items: readonly Item[], at: number) => ReactNode,
  before = '',
): readonly Group[] {
  return groupBy(items, nameOf).map(({ name, items: own }, at) => ({
    id: `${before}${anchorOf(name)}`,
    title: name,
    body: bodyOf(own, at),
  }));
}

/** Groups below each other. */
export function Groups({ groups }: { groups: readonly Group[] }) {
  return (
    <div className={basics.groups}>
      {groups.map(({ id, title, body }) => (
        <section key={id} id={id}>
          <h2 id={`${id}-heading`} className={basics.subject}>
            {title}
          </h2>
          {body}
        </section>
      ))}
    </div>
  );
}
