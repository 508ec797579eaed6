import type { SiteHref } from '@/lib/tools/site-path';
import { withQuery } from '@/lib/tools/parameters';
import { encodedPart, nameSlug } from '@/lib/tools/slug';

import { indexSlug } from '@/lib/domain/index/names';

/**
 * The address of a company's page; characters such as `&` in a provider's own slug are encoded.
 * @param below the part after it: `/history`, `?chart=candles`
 */
export const companyPath = (
  slug: string,
  below: '' | `/${string}` | `?${string}` = '',
): `/company-information/${string}` => `/company-information/${encodedPart(slug)}${below}`;

/** The companies whose names start with a letter. */
export const companyLetterPath = (letter: string): `/companies/${string}` =>
  `/companies/${encodedPart(letter.toLowerCase())}`;

/** The companies of an industry. @param industry its name or its slug */
export const industryPath = (industry: string): `/companies/${string}` =>
  `/companies/industry/${encodedPart(nameSlug(industry))}`;

/** The page of an index. @param name as a feed has it, in any case */
export const indexPath = (name: string): `/indices/${string}` => `/indices/${indexSlug(name)}`;

/**
 * The option chain of a share or an index.
 * @param query `?expiry=` or `?on=`, each a `YYYY-MM-DD` day
 */
export const optionChainPath = (
  symbol: string,
  query: '' | `?${string}` = '',
): `/derivatives/option-chain/${string}` =>
  `/derivatives/option-chain/${encodedPart(symbol.toLowerCase())}${query}`;

/** The page of a public issue. */
export const issuePath = (slug: string): `/ipos/${string}` => `/ipos/${encodedPart(slug)}`;

/** The page of a mutual fund with all its plans and options. */
export const fundPath = (slug: string): `/mutual-funds/${string}` =>
  `/mutual-funds/${encodedPart(slug)}`;

/** The funds of a fund house. */
export const fundHousePath = (slug: string): `/mutual-funds/${string}` =>
  `/mutual-funds/house/${encodedPart(slug)}`;

/** The funds of a category of SEBI's. */
export const fundCategoryPath = (slug: string): `/mutual-funds/${string}` =>
  `/mutual-funds/category/${encodedPart(slug)}`;

/**
 * The page that shows the value today of a sum invested in a share, an index or a fund.
 * @param asked the parameters of the address by name
 */
export const whatIfPath = (
  asked: Readonly<Partial<Record<'kind' | 'of' | 'amount' | 'every' | 'from' | 'to', string>>>,
): SiteHref => withQuery('/what-if', asked);

/** A research category: one of the eight static ones or one that the menu record adds. */
export const researchPath = (slug: string): `/research/${string}` =>
  `/research/${encodedPart(slug)}`;

export const articlePath = (slug: string): `/blogs-and-articles/${string}` =>
  `/blogs-and-articles/${encodedPart(slug)}`;

/** A support answer with a page of its own. @param anchor of its question */
export const answerPath = (anchor: string): `/support/faqs/${string}` =>
  `/support/faqs/${encodedPart(anchor)}`;

export const videoPath = (code: string): `/videos/${string}` => `/videos/${encodedPart(code)}`;

/** An anchor of the old page of asset classes. */
export const assetClassPath = (slug: string): SiteHref =>
  `/product-and-offerings/assets-classes#${encodedPart(slug)}`;

/**
 * The results page of a search.
 * @param page of the results, from 1
 * @param group the only group that is shown
 * @param order of the companies, if not by name
 */
export const searchPath = (
  query: string,
  page = 1,
  group = '',
  order: 'name' | 'size' = 'name',
): `/search?${string}` => {
  const of = group && `&in=${group}`;
  const by = order === 'size' ? '&sort=size' : '';
  return `/search?q=${encodedPart(query.trim())}${of}${by}${page > 1 ? `&page=${page}` : ''}`;
};

/** A file that menus link to and that opens in a new tab. */
export const documents = {
  passwordPolicy: '/documents/password-policy.pdf',
  tariff: '/charges/tariff.pdf',
} as const;
