import { nearOf } from '@/lib/domain/company/near';
import type { Company, CompanyFigure } from '@/lib/domain/company/records';
import { nearIndices } from '@/lib/domain/index/near';
import { indexSlug } from '@/lib/domain/index/names';
import type { IndexQuote } from '@/lib/domain/index/records';

/**
 * The pages with fewer links than `least`, in or out.
 * @param links the pages that each page links to
 */
function faultsOf(
  links: ReadonlyMap<string, readonly string[]>,
  least: { readonly in: number; readonly out: number },
): readonly string[] {
  const incoming = new Map<string, number>();
  for (const other of [...links.values()].flat()) {
    incoming.set(other, (incoming.get(other) ?? 0) + 1);
  }
  return [...links].flatMap(([slug, { length: out }]) => {
    const count = incoming.get(slug) ?? 0;
    return [
      ...(out < least.out ? [`${slug}: ${out} out`] : []),
      ...(count < least.in ? [`${slug}: ${count} in`] : []),
    ];
  });
}

/** The companies with fewer than three links by size, trade, listing and name, in or out. */
export const linkFaults = (
  companies: readonly Company[],
  figures: readonly CompanyFigure[],
): readonly string[] =>
  faultsOf(
    new Map(
      companies.map((company) => [
        company.slug,
        nearOf(company, companies, figures).map((near) => near.company.slug),
      ]),
    ),
    { in: 3, out: 3 },
  );

/** The indices that no other links to: the page of all indices and the market page are two links. */
export const indexLinkFaults = (quotes: readonly IndexQuote[]): readonly string[] =>
  faultsOf(
    new Map(
      quotes.map((quote) => [
        indexSlug(quote.name),
        nearIndices(quote, quotes).map((near) => indexSlug(near.quote.name)),
      ]),
    ),
    { in: 1, out: 1 },
  );
