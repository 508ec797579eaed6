import type { Sent } from '@/lib/domain/fields';
import type { shareholding } from '@/lib/domain/company/records';
import { addDays, monthsBefore } from '@/lib/tools/time';

import { sampleDay } from './calendar';
import { seededRandom } from './random';
import { companyBySymbol, type SampleCompany } from './records';
import { round2 } from './stock-history';

const QUARTERS = 8;
/** Days after a quarter within which a shareholding pattern is filed. */
const FILED_AFTER = 15;

/** The last day of the quarter before the sample day, or of one before that. */
function quarterEnd(back: number): string {
  const month = Number(sampleDay().slice(5, 7));
  const first = `${monthsBefore(sampleDay(), (month - 1) % 3).slice(0, 7)}-01`;
  return addDays(monthsBefore(first, 3 * back), -1);
}

/** The parts that institutions hold at most, in per cent. */
const MOST = { mutualFunds: 15, insurers: 8, otherInstitutions: 3, foreignInstitutions: 20 };

/** Who holds a sample company's shares at the ends of eight quarters, oldest first. */
export function shareholdingOf({
  symbol,
  marketValue,
}: SampleCompany): Sent<typeof shareholding>[] {
  const random = seededRandom(`holders ${symbol}`);
  const promoters = random.next() < 0.05 ? 0 : random.between(26, 74);
  const parts = Object.entries(MOST).map(([name, most]) => ({
    name,
    part: random.between(0, most),
    move: random.between(-0.03, 0.03),
  }));
  const scale = Math.min(1, (95 - promoters) / parts.reduce((sum, { part }) => sum + part, 0));
  const holders = Math.round(marketValue * random.between(5, 20));
  return Array.from({ length: QUARTERS }, (_, at) => {
    const back = QUARTERS - 1 - at;
    const held = parts.map(({ name, part, move }) => [
      name,
      round2(part * scale * (1 - move * back)),
    ]);
    const own = round2(promoters);
    const sum = held.reduce((all, [, part]) => all + Number(part), own);
    return {
      asOn: quarterEnd(back),
      filedOn: addDays(quarterEnd(back), FILED_AFTER),
      promoters: own,
      ...Object.fromEntries(held),
      others: round2(100 - sum),
      // The companies are real: nothing is made up that would harm one.
      pledged: 0,
      holders: Math.round(holders * (1 - 0.02 * back)),
    };
  });
}

/** `CompanyShareholding/{code}`; `null` for a symbol that the sample does not hold. */
export function companyShareholding(code: string): Sent<typeof shareholding>[] | null {
  const company = companyBySymbol(code);
  return company ? shareholdingOf(company) : null;
}
