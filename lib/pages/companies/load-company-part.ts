import { drawable } from '@/lib/domain/company/history';
import { type CompanyPart, partEvents, partOf } from '@/lib/domain/company/parts';
import { decodedPart } from '@/lib/tools/slug';

import { isUnanswered, load } from '@/lib/provider/load';

import { findCompany } from './find-company';

const yearOf = (code: string) => ({ code, range: '1Y' });

/** The days of a company's last year, oldest first. */
async function loadDays(code: string) {
  const answer = await load('stockHistory', yearOf(code));
  return answer && { ...answer, data: drawable(answer.data) };
}

/** How many rows a part of a company has; `null` where they are still to come. */
export async function partRows(code: string, part: CompanyPart): Promise<number | null> {
  if (part === 'history') {
    const days = await loadDays(code);
    return days?.data.length ?? (isUnanswered('stockHistory', yearOf(code)) ? 0 : null);
  }
  const events = await load('companyEvents', { code });
  if (events) return partEvents(events.data, part).length;
  return isUnanswered('companyEvents', { code }) ? 0 : null;
}

/**
 * What a page below a company's shows; `null` for no such company or part.
 * @param slug the company's part of the address, encoded or not
 */
export async function loadCompanyPart(slug: string, name: string) {
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
