import { PressList } from '@/components/sections/publications/PressList';
import { newestFirst } from '@/lib/domain/publication/related';
import type { PressRelease } from '@/lib/domain/publication/records';
import { countOf, formatYear } from '@/lib/tools/format';

import { Groups, groupsOf } from './Groups';
import type { Collection } from './PublicationsPage';

/** Press releases by year, newest first. */
export function pressCollection(releases: readonly PressRelease[] | null): Collection {
  const list = newestFirst(releases ?? [], ({ date }) => date);
  const years = groupsOf(
    list,
    ({ date }) => (date ? formatYear(date) : 'Undated'),
    (items) => <PressList releases={items} />,
    'year-',
  );
  return {
    path: '/media/press-releases',
    heading:
      list.length === 0
        ? 'Press releases by year'
        : `${countOf(list.length, 'press release')}, by year`,
    lead: 'Each is shown as it was sent. Where a fact changed later, the newer release says so.',
    note: { title: 'Use', text: 'Free to quote, with the date.' },
    feed: 'press',
    list: releases,
    what: 'press releases',
    none: 'We have not published any press release yet.',
    parts: { label: 'Years', entries: years },
    body: list.length > 0 ? <Groups groups={years} /> : null,
  };
}
