import 'server-only';

import { env } from '@/lib/env';
import { yearOf } from '@/lib/format';

import { getCompanies } from './companies';
import { directoryOf } from '@/lib/companies/directory';
import { getMenu, getUpdates } from './content';
import { getPopularStocks, getSixIndices } from './market';

/** Everything that the frame around each page shows; any part may be missing. */
export async function getFrame() {
  const [indices, popular, menu, updates, companies] = await Promise.all([
    getSixIndices(),
    getPopularStocks(),
    getMenu(),
    getUpdates(),
    getCompanies(),
  ]);
  const now = new Date();
  return {
    indices,
    popular,
    menu,
    updates: updates ?? [],
    companyCount: companies?.data.length ?? null,
    searchIndex: companies ? `/stock-index/${directoryOf(companies.data).indexFile.hash}` : null,
    searchFields: env().searchFields,
    now: now.toISOString(),
    year: yearOf(now),
  };
}
