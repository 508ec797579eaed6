import { nearOf } from '@/lib/domain/company/near';
import type { Company, CompanyFigure } from '@/lib/domain/company/records';

/** The fewest pages that a company's page is linked from, and that it links to. */
const LEAST = 3;

/** The companies with fewer links by size, trade, listing and name than `LEAST`, in or out. */
export function linkFaults(
  companies: readonly Company[],
  figures: readonly CompanyFigure[],
): readonly string[] {
  const incoming = new Map<string, number>();
  const faults: string[] = [];
  for (const company of companies) {
    const near = nearOf(company, companies, figures);
    for (const { company: other } of near) {
      incoming.set(other.slug, (incoming.get(other.slug) ?? 0) + 1);
    }
    if (near.length < LEAST) faults.push(`${company.slug}: ${near.length} out`);
  }
  for (const { slug } of companies) {
    const count = incoming.get(slug) ?? 0;
    if (count < LEAST) faults.push(`${slug}: ${count} in`);
  }
  return faults;
}
