import 'server-only';

import { directoryOf } from '@/lib/domain/company/directory';
import { shortName } from '@/lib/domain/company/names';
import { load } from '@/lib/provider/load';
import { companySearch } from '@/lib/search/company-search';
import { nearNames } from '@/lib/search/near';
import { decodedPart } from '@/lib/tools/slug';

import { companyPath } from './addresses/paths';

const COMPANIES = '/company-information/';
const MOST_NEAR = 6;

/**
 * The contents of the error page for an unknown address (404).
 * @param pathname of the request
 */
export async function loadMissingPage(pathname: string) {
  if (!pathname.startsWith(COMPANIES)) return {};
  const [slug = ''] = pathname.slice(COMPANIES.length).split('/');
  const query = decodedPart(slug).replace(/-+/g, ' ').trim();
  const companies = await load('companies', {});
  const directory = companies && directoryOf(companies.data);
  const known = directory?.bySlug.get(decodedPart(slug));
  const near = companies ? nearNames(companySearch(companies.data), query, MOST_NEAR) : [];
  const offered = known ? [known, ...near.filter((one) => one.slug !== known.slug)] : near;
  return {
    // A part of a company's page exists only if there are records for it.
    subject: known ? `this page of ${shortName(known.name)}` : 'a company at this address',
    query,
    near: offered.slice(0, MOST_NEAR).map(({ name, slug: own, symbol }) => ({
      name,
      href: companyPath(own),
      note: symbol ?? undefined,
    })),
  };
}
