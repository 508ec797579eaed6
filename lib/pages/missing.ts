import 'server-only';

import { directoryOf } from '@/lib/companies/directory';
import { load } from '@/lib/provider/load';
import { nearNames } from '@/lib/search/near';
import { decodedPart } from '@/lib/tools/slug';

import { companyPath } from './paths';

const COMPANIES = '/company-information/';
const MOST_NEAR = 6;

/** The path that was asked for; the server sets it on every request to Next.js. */
export const PATH_HEADER = 'x-site-path';

/** What the error page of an unknown address (404) offers. @param pathname as it was asked for */
export async function getMissingPage(pathname: string) {
  if (!pathname.startsWith(COMPANIES)) return {};
  const query = decodedPart(pathname.slice(COMPANIES.length)).replace(/-+/g, ' ').trim();
  const companies = await load('companies', {});
  const near = companies ? nearNames(directoryOf(companies.data).search, query, MOST_NEAR) : [];
  return {
    subject: 'a company at this address',
    query,
    near: near.map(({ name, slug, symbol }) => ({ name, href: companyPath(slug), note: symbol })),
  };
}
