import { drawable } from '@/lib/companies/history';
import { type CompanyPart, partOf } from '@/lib/companies/parts';
import { decodedPart } from '@/lib/tools/slug';

import { load } from '../load';

import { findCompany } from './find-company';

/** The days of a company's last year, oldest first. */
async function loadDays(code: string) {
  const answer = await load('stockHistory', { code, range: '1Y' });
  return answer && { ...answer, data: drawable(answer.data) };
}

/** How many rows a part of a company has. */
export async function partRows(code: string, part: CompanyPart): Promise<number> {
  if (part === 'history') return (await loadDays(code))?.data.length ?? 0;
  const events = (await load('companyEvents', { code }))?.data;
  return (part === 'announcements' ? events?.announcements : events?.actions)?.length ?? 0;
}

/**
 * What a page below a company's shows; `null` for no such company or part.
 * @param slug the company's part of the address, encoded or not
 */
export async function getCompanyPart(slug: string, name: string) {
  const part = partOf(name);
  const found = await findCompany(decodedPart(slug));
  if (!part || found.kind !== 'found') return null;
  const { company } = found;
  const [days, events] = await Promise.all([
    part === 'history' ? loadDays(company.code) : null,
    part === 'history' ? null : load('companyEvents', { code: company.code }),
  ]);
  return { company, part, days, events };
}
