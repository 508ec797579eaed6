import { BROWSER_ENCODING } from '../weigh';

import { namedBy, onSite } from './facts';
import { SITEMAP, locsIn } from './sitemap';
import { type Answer, textOf } from './store';
import { visit } from './visit';

/** Pictures, parts and states of companies and option chains, which are alike: those of one are visited. */
const ALIKE =
  /^(?:\/share\/company-information\/.*|\/(?:company-information|derivatives\/option-chain)\/[^/?]+([/?].*))$/;

/** Addresses that a site of this size may have; more of them are a trap for crawlers. */
const MOST = 3_000;

export interface Order {
  readonly origin: string;
  /** Addresses to visit whether links lead to them or not. */
  readonly also: readonly string[];
  /** Addresses to ask for as a browser does: to compress all would take longer than to send them. */
  readonly compressed: ReadonlySet<string>;
}

/**
 * Visits all addresses that links lead to from the home page, whatever their query, then those of
 * the order and of the sitemap. Of pages that are alike the first is visited.
 * @throws where the links have no end
 */
export async function crawl({ origin, also, compressed }: Order): Promise<readonly Answer[]> {
  const found = new Map<string, Promise<Answer>>();
  const known = new Set(['/']);

  const visitAll = (paths: readonly string[], isLinked: boolean): Promise<Answer[]> =>
    Promise.all(
      paths.map((path) => {
        const accepts = compressed.has(path) ? BROWSER_ENCODING : 'identity';
        const file = String(found.size);
        const answer = found.get(path) ?? visit(origin, path, { accepts, isLinked, file });
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
