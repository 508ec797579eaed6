/** Everything that the box needs beyond its form; loaded when the box is first reached. */
export { foundOf, withheld } from './found';
export { SearchPanel } from './SearchPanel.client';
export { prepareEntries } from '@/lib/search/entries';
export { siteIndexOf } from '@/lib/search/find';
export { decodeIndex } from '@/lib/search/index-file';
export { prepare } from '@/lib/search/match';
export { WITHHELD } from '@/lib/search/personal';
