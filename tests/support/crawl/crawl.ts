import { IS_FULL } from '../full-run';

import { namedBy, onSite } from './facts';
import { SITEMAP, locsIn } from './sitemap';
import { type Answer, textOf } from './store';
import { visit } from './visit';

/**
 * Pictures, parts, calendars and states of companies and option chains, and what a sum in each of them
 * became, which are alike: those of one are visited.
 */
const ALIKE =
  /^(?:\/share\/company-information\/.*|\/what-if\?.*|\/calendars\/company-.*|\/(?:company-information|derivatives\/option-chain)\/[^/?]+([/?].*))$/;

const COMPANY = /^\/company-information\/[^/?]+$/;

/** Of the pages of companies, which have one template, one in so many is visited; `test:full` visits all. */
const ONE_IN = IS_FULL ? 1 : 8;

/** Addresses that a site of this size may have; more of them are a trap for crawlers. */
const MOST = 3_000;

/**
 * Visits all addresses that links lead to from the home page, whatever their query, then those of
 * the sitemap. Of pages that are alike the first is visited, of companies one in `ONE_IN`.
 * @param also addresses to visit whether links lead to them or not
 * @throws where the links have no end
 */
export async function crawl(origin: string, also: readonly string[]): Promise<readonly Answer[]> {
  const found = new Map<string, Promise<Answer>>();
  const known = new Set(['/']);
  /** Companies that are not among `also`, by the order in which they are found. */
  const companies = new Map<string, number>();

  const visitAll = (paths: readonly string[], isLinked: boolean): Promise<Answer[]> =>
    Promise.all(
      paths.map((path) => {
        const file = String(found.size);
        const answer = found.get(path) ?? visit(origin, path, { isLinked, file });
        found.set(path, answer);
        return answer;
      }),
    );

  /** Whether an address is of a company that is left out. */
  function isLeftOut(path: string): boolean {
    if (!COMPANY.test(path) || also.includes(path)) return false;
    const at = companies.get(path) ?? companies.size;
    companies.set(path, at);
    return at % ONE_IN !== 0;
  }

  /** Whether an address is to be visited, and the first of those that are alike. */
  function isNew(path: string): boolean {
    if (isLeftOut(path)) return false;
    const key = path.replace(ALIKE, 'one of many: $1');
    if (known.has(key)) return false;
    if (known.size === MOST) throw new Error(`the links lead on and on: ${path}`);
    known.add(key);
    return true;
  }

  const linksOf = ({ path, page }: Answer): string[] =>
    (page ? namedBy(page) : []).flatMap((href) => onSite(origin, path, href) ?? []);

  for (let paths = ['/']; paths.length > 0;) {
    const answers = await visitAll(paths, true);
    paths = answers.flatMap(linksOf).filter(isNew);
  }
  await visitAll(also, false);
  for (let paths: readonly string[] = [SITEMAP]; paths.length > 0;) {
    const answers = await visitAll(paths, false);
    const listed = answers.flatMap((answer) => (answer.page ? [] : locsIn(textOf(answer))));
    paths = listed.filter((path) => !isLeftOut(path));
  }
  return Promise.all(found.values());
}
