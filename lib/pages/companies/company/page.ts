import { marketClock } from '@/lib/content/market-clock';
import { shortName } from '@/lib/domain/company/names';
import { hasFile, leastRows, partOf } from '@/lib/domain/company/parts';
import type { Company } from '@/lib/domain/company/records';
import { storyOf } from '@/lib/domain/company/story';
import { MISSING, PAGE, type Resolution, UNAVAILABLE } from '@/lib/pages/addresses/resolution';
import { partRows } from '@/lib/pages/companies/load-company-part';
import { pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

import { findCompany } from './find';
import { companyRecords, loadCompany } from './load';
import { companyMetadata } from './metadata';
import { companyPicture } from './picture';
import { companyEntries } from './sitemap';
import { companyPart } from './structured';

/** The page of a part of a company, and its table as a file, if the part has enough rows. */
async function resolvePart({ code }: Company, rest: string): Promise<Resolution> {
  const [, name = '', file = ''] = /^(.*?)(\.(?:csv|json))?$/.exec(rest) ?? [];
  const part = partOf(name);
  if (!part || (file && !hasFile(part))) return MISSING;
  const rows = await partRows(code, part);
  if (rows === null) return UNAVAILABLE;
  return rows < (file ? 1 : leastRows(part)) ? MISSING : PAGE;
}

export const companies = pageKind(PAGE_PATTERNS.companies, {
  schemaType: 'ItemPage',
  above: ['/', '/equity'],
  needs: 'companyResults',
  pageBelow: '/company-information/[company]/[part]',
  find: findCompany,
  below: ({ company }, rest) => resolvePart(company, rest),
  load: loadCompany,
  metadata: companyMetadata,
  name: ({ company }) => shortName(company.name),
  modified: ({ story }) => story.quote?.asOf,
  parts: (page) => [companyPart(page)],
  picture: async (item) =>
    companyPicture(storyOf(await companyRecords(item), marketClock(new Date()))),
  sitemap: { part: 'companies', entries: companyEntries },
});
