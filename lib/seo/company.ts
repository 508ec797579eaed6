import type { Metadata } from 'next';

import { shortName } from '@/lib/company/names';
import { formatRupees } from '@/lib/format';
import type { Company, CompanyResults, Sourced } from '@/lib/provider/records';
import { companyPath } from '@/lib/routes';

import { pageMetadata, titleWithTail } from './metadata';

interface CompanyFacts {
  readonly company: Company;
  readonly results: Sourced<CompanyResults> | null;
}

/** Title and description of a company's page; without any figure it is kept out of search engines. */
export function companyMetadata({ company, results }: CompanyFacts): Metadata {
  const figures = results?.data.figures;
  const symbol = company.symbol ? `(${company.symbol}) share price` : 'share price';
  const price = figures?.price ? ` Last price ${formatRupees(figures.price)}.` : '';
  const hasFigures =
    figures !== undefined &&
    [figures.price, figures.marketCapCrore, figures.pe, figures.dividendYield].some(
      (value) => value !== null,
    );
  return pageMetadata({
    title: titleWithTail(shortName(company.name), symbol),
    description: `${company.name}: share price, market value, PE, dividend yield, quarterly results and peers${company.industry ? ` in ${company.industry}` : ''}.${price}`,
    path: companyPath(company.slug),
    isIndexed: hasFigures,
  });
}
