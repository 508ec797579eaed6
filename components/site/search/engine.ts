/** Everything that the box needs beyond its form; loaded when the box is first reached. */
export { foundOf, withheld } from './found';
export { SearchPanel } from './SearchPanel.client';
export { prepareEntries } from '@/lib/search/entries';
export { searchSite } from '@/lib/search/find';
export { siteIndexOf } from '@/lib/search/find-entries';
export { decodeIndex } from '@/lib/search/index-file';
export { inOrder, prepare, search } from '@/lib/search/match';
export { WITHHELD } from '@/lib/search/personal';
