import type { ReactNode } from 'react';

import { Ledger } from '@/components/ui/Ledger/Ledger';
import { anchorOf } from '@/lib/tools/anchors';

import { Contents } from './Contents';
import basics from '@/components/ui/Basics.module.scss';

interface SubjectGroupsProps<Item> {
  groups: readonly { readonly name: string; readonly items: readonly Item[] }[];
  /** Shown if there are no groups. */
  empty: ReactNode;
  /** Renders a group's items. */
  children: (items: readonly Item[], at: number) => ReactNode;
}

/** A long list in groups by subject, with links to the subjects next to it. */
export function SubjectGroups<Item>({ groups, empty, children }: SubjectGroupsProps<Item>) {
  const sections = groups.map(({ name, items }) => ({ name, items, id: anchorOf(name) }));
  return (
    <Ledger
      rule="oxford"
      note={
        sections.length > 1 && (
          <Contents
            label="Subjects"
            entries={sections.map(({ name, id }) => ({ id, title: name }))}
          />
        )
      }
    >
      {sections.length === 0 ? (
        empty
      ) : (
        <div className={basics.groups}>
          {sections.map(({ name, items, id }, at) => (
            <section key={name} id={id}>
              <h2 className={basics.subject}>{name}</h2>
              {children(items, at)}
            </section>
          ))}
        </div>
      )}
    </Ledger>
  );
}
