import { pagesWithAllParts, partsOf } from '../support/crawl/parts';
import { type Answer, readIndex, textOf } from '../support/crawl/store';
import { withoutScripts } from '../support/html';

/** A linked answer that is a page. */
export type LinkedPage = Answer & { readonly page: NonNullable<Answer['page']> };

interface Site {
  /** The origin of the crawled server. */
  readonly origin: string;
  /** The answers that links lead to. */
  readonly linked: readonly Answer[];
  /** The pages that links lead to, without those whose address has a query. */
  readonly bare: readonly LinkedPage[];
  readonly byPath: ReadonlyMap<string, Answer>;
}

let read: Site | undefined;

/** The stored crawl. Tests call it, since test files are loaded before the crawl runs. */
export function site(): Site {
  if (read) return read;
  const { origin, answers } = readIndex();
  const linked = answers.filter(({ isLinked }) => isLinked);
  const bare = linked.filter(
    (answer): answer is LinkedPage => answer.page !== null && !answer.path.includes('?'),
  );
  read = { origin, linked, bare, byPath: new Map(answers.map((answer) => [answer.path, answer])) };
  return read;
}

/** The stored answer to an address. @throws where the crawl has not visited it */
export function answerOf(path: string): Answer {
  const answer = site().byPath.get(path);
  if (!answer)
    throw new Error(`the crawl has not visited ${path}: name it in tests/http/more-addresses.ts`);
  return answer;
}

/** The stored body of an answer, as text. */
export const bodyOf = (path: string): string => textOf(answerOf(path));

/** Of listed addresses, those whose content and those whose site shell the engines have to look at. */
export interface LookedAt {
  /** Their contents (`<main>`) together have all parts of all contents; the parts that are new on each. */
  readonly contents: ReadonlyMap<string, readonly string[]>;
  /** What is around their contents together has all parts that are around any. */
  readonly shells: ReadonlySet<string>;
}

const MAIN = /<main[\s>].*<\/main>/s;

/** The parts of a page's content. */
export const partsOfContent = (html: string): ReadonlySet<string> =>
  partsOf(MAIN.exec(withoutScripts(html))?.[0] ?? '');

/** Of listed addresses, the fewest that together have all parts of all of them. */
export function withAllParts(paths: readonly string[]): LookedAt {
  const texts = paths.map((path) => [path, bodyOf(path)] as const);
  const shellOf = (html: string) => withoutScripts(html).replace(MAIN, '');
  const shells = texts.map(([path, html]) => [path, partsOf(shellOf(html))] as const);
  const contents = texts.map(([path, html]) => [path, partsOfContent(html)] as const);
  return {
    contents: pagesWithAllParts(new Map(contents)),
    shells: new Set(pagesWithAllParts(new Map(shells)).keys()),
  };
}
