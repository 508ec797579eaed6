import { schemeQuery } from '@/lib/domain/fund/plans';
import type { FundFamily, FundScheme } from '@/lib/domain/fund/types';
import { withQuery } from '@/lib/tools/parameters';

import type { SiteHref } from '@/lib/tools/site-path';
import { fundPath } from './paths';

/** The page of a fund with one of its plans and options shown. */
export const schemeHref = (family: FundFamily, scheme: FundScheme): SiteHref =>
  withQuery(fundPath(family.slug), schemeQuery(family, scheme));

/** The comparison of funds by their slugs. */
export const compareFundsPath = (slugs: readonly string[]): SiteHref =>
  `/compare?f=${slugs.map(encodeURIComponent).join(',')}`;
