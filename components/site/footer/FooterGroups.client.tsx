'use client';

import { Tabs, type TabsProps } from '@/components/ui/Tabs.client';
import type { FooterGroup, FooterLink } from '@/lib/pages/menus/footer-menu';

import { MenuEntry } from '../menu/MenuEntry';

import styles from './Footer.module.scss';

/**
 * Links next to each other. A client component, so that the payload contains links, not their
 * elements.
 */
export function FooterEntries({ links }: { links: readonly FooterLink[] }) {
  return links.map((entry) => <MenuEntry key={entry.name} entry={entry} arrow={entry.external} />);
}

function Group({ group }: { group: FooterGroup }) {
  return group.columns.map((column, at) => (
    <div
      key={column.title}
      role="group"
      aria-labelledby={`footer-${group.id}-${at}`}
      className={styles.column}
      data-compact={group.compact || undefined}
      data-wide={column.wide || undefined}
    >
      <p id={`footer-${group.id}-${at}`} className={styles.groupTitle}>
        {column.title}
      </p>
      <FooterEntries links={column.links} />
    </div>
  ));
}

interface FooterGroupsProps {
  groups: readonly FooterGroup[];
  accordion: NonNullable<TabsProps['accordion']>;
}

/** Tabs of link groups. */
export function FooterGroups({ groups, accordion }: FooterGroupsProps) {
  return (
    <Tabs
      label="Links"
      accordion={{
        name: accordion.name,
        below: accordion.below,
        contentClass: styles.group,
      }}
      labels={groups.map((group) => group.label)}
      panels={groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    />
  );
}
