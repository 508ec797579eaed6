import 'server-only';

import { directoryOf } from '@/lib/companies/directory';
import { companyPath } from '@/lib/routes';
import { nearNames } from '@/lib/search/near';
import { decodedPart } from '@/lib/slug';

import { getCompanies } from './companies';

const MOST_NEAR = 6;

/** What can be offered in place of a page that its list does not know. */
export async function getMissingPage([section = '', ...rest]: readonly string[]) {
  if (section !== 'company-information') return {};
  const query = decodedPart(rest.join('/')).replace(/-+/g, ' ').trim();
  const companies = await getCompanies();
  const near = companies ? nearNames(directoryOf(companies.data).search, query, MOST_NEAR) : [];
  return {
    subject: 'a company at this address',
    query,
    near: near.map(({ name, slug, symbol }) => ({ name, href: companyPath(slug), note: symbol })),
  };
}
