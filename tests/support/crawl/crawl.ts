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

/** Addresses that a site of this size may have; more of them are a trap for crawlers. */
const MOST = 3_000;

/**
 * Visits all addresses that links lead to from the home page, whatever their query, then those of
 * the sitemap. Of pages that are alike the first is visited.
 * @param also addresses to visit whether links lead to them or not
 * @throws where the links have no end
 */
export async function crawl(origin: string, also: readonly string[]): Promise<readonly Answer[]> {
  const found = new Map<string, Promise<Answer>>();
  const known = new Set(['/']);

  const visitAll = (paths: readonly string[], isLinked: boolean): Promise<Answer[]> =>
    Promise.all(
      paths.map((path) => {
        const file = String(found.size);
        const answer = found.get(path) ?? visit(origin, path, { isLinked, file });
        found.set(path, answer);
        return answer;
      }),
    );

  /** Whether an address is the first of those that are alike. */
  function isNew(path: string): boolean {
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
    paths = answers.flatMap((answer) => (answer.page ? [] : locsIn(textOf(answer))));
  }
  return Promise.all(found.values());
}
