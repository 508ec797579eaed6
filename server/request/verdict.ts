import { findCompany } from '../../lib/companies/find';
import { env } from '../../lib/env';
import { load } from '../../lib/provider/load';
import { staticCategory } from '../../lib/research/categories';
import { companyPath } from '../../lib/routes';
import { decodedPart, slugOf } from '../../lib/slug';

/**
 * Some pages are one of a list. Without the list nobody can tell an unknown one from one that is
 * not at hand yet: until it has loaded such an address is unavailable (503), and only then missing
 * (404). A page can't answer 503, and what is decided here never fills the page cache.
 */
export type Verdict = 'serve' | 'missing' | 'unavailable' | { readonly movedTo: string };

interface ListedPages {
  readonly prefix: string;
  judge(slug: string): Promise<Verdict>;
}

const isOneOf = (slugs: readonly string[] | undefined, slug: string): Verdict => {
  if (!slugs) return 'unavailable';
  return slugs.includes(slug) ? 'serve' : 'missing';
};

const LISTED: readonly ListedPages[] = [
  {
    prefix: '/open-account/do-it-yourself',
    judge: async () => (env().flags.diyJourney ? 'serve' : 'missing'),
  },
  {
    prefix: '/company-information/',
    judge: async (slug) => {
      const found = await findCompany(slug);
      if (found.kind === 'unavailable') return found.kind;
      if (found.kind === 'unknown') return 'missing';
      return found.kind === 'found' ? 'serve' : { movedTo: companyPath(found.company.slug) };
    },
  },
  {
    prefix: '/blogs-and-articles/',
    judge: async (slug) => {
      const articles = await load('articles', {});
      return isOneOf(
        articles?.data.map((article) => article.slug),
        slug,
      );
    },
  },
  {
    prefix: '/companies/industry/',
    judge: async (rest) => {
      const [slug = ''] = rest.split('/');
      const companies = await load('companies', {});
      const industries = companies?.data.flatMap(({ industry }) => industry ?? []);
      return isOneOf(industries?.map(slugOf), slugOf(slug));
    },
  },
  {
    prefix: '/research/',
    judge: async (rest) => {
      const [slug = ''] = rest.split('/');
      if (slug === 'rss.xml' || staticCategory(slug)) return 'serve';
      const menu = await load('menu', {});
      return isOneOf(
        menu?.data.research.map((category) => category.slug),
        slug,
      );
    },
  },
  {
    prefix: '/videos/',
    judge: async (code) => {
      const videos = await load('videos', {});
      return isOneOf(
        videos?.data.map((video) => video.code),
        code,
      );
    },
  },
];

/** Judges an address by the loaded lists. @param pathname as it came, without its query */
export async function verdictOn(pathname: string): Promise<Verdict> {
  const pages = LISTED.find(({ prefix }) => pathname.startsWith(prefix));
  return pages ? pages.judge(decodedPart(pathname.slice(pages.prefix.length))) : 'serve';
}
