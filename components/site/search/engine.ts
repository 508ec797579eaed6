/** Everything that the box needs beyond its form; loaded when the box is first reached. */
export { foundOf, withheld } from './found';
export { SearchPanel } from './SearchPanel.client';
export { prepareEntries } from '@/lib/search/entries';
export { searchSite, siteIndexOf } from '@/lib/search/find';
export { decodeIndex } from '@/lib/search/index-file';
export { inOrder, prepare } from '@/lib/search/match';
export { WITHHELD } from '@/lib/search/personal';
