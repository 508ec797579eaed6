'use client';

import { Badge } from '@/components/ui/Badge';
import { Tabs, type TabsProps } from '@/components/ui/Tabs.client';
import type { FooterGroup, FooterLink } from '@/lib/pages/menus/footer-menu';

import { AnyLink } from '../AnyLink';

import styles from './FooterLinks.module.scss';

function Entry({ entry }: { entry: FooterLink }) {
  if (entry.comingProduct) {
    return (
      <>
        {entry.name} <Badge kind="coming" />
      </>
    );
  }
  return (
    <>
      <AnyLink href={entry.link} newTab={entry.newTab} arrow={entry.external}>
        {entry.name}
      </AnyLink>
      {entry.newProduct && <Badge kind="new" />}
    </>
  );
}

/**
 * Links as the items of a list. A client component, so that the payload contains links, not their
 * elements.
 */
export function FooterEntries({ links }: { links: readonly FooterLink[] }) {
  return links.map((entry) => (
    <li key={entry.name}>
      <Entry entry={entry} />
    </li>
  ));
}

function Group({ group }: { group: FooterGroup }) {
  return (
    <div className={styles.group} data-compact={group.compact || undefined}>
      {group.columns.map((column, at) => (
        <div
          key={column.title}
          role="group"
          aria-labelledby={`footer-${group.id}-${at}`}
          className={styles.column}
          data-wide={column.wide || undefined}
        >
          <p id={`footer-${group.id}-${at}`} className={styles.title}>
            {column.title}
          </p>
          <ul className={styles.links}>
            <FooterEntries links={column.links} />
          </ul>
        </div>
      ))}
    </div>
  );
}

interface FooterGroupsProps extends Pick<TabsProps, 'accordion'> {
  groups: readonly FooterGroup[];
}

/** Tabs of link groups. */
export function FooterGroups({ groups, accordion }: FooterGroupsProps) {
  return (
    <Tabs
      label="Links"
      accordion={accordion}
      labels={groups.map((group) => group.label)}
      panels={groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    />
  );
}
