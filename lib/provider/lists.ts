import type { ListCheck } from '@/lib/availability';

import { load } from './load';

/** Whether the list that decides on a page has ever loaded. */
export const isLoaded: ListCheck = async (list) => (await load(list, {})) !== null;
