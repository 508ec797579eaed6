import { withSlash } from './answers';
import { isConnectionFault, type FaultName } from './faults';

/** The active faults by path prefix; the longest matching prefix decides. */
export class FaultPlan {
  readonly #byPrefix = new Map<string, FaultName>();

  /** @throws for a fault of the connection with a path prefix */
  set(fault: FaultName, pathPrefix = '/'): void {
    const prefix = withSlash(pathPrefix);
    if (isConnectionFault(fault) && prefix !== '/') {
      throw new Error(`the fault "${fault}" comes before any path, so it applies to all of them`);
    }
    this.#byPrefix.set(prefix, fault);
  }

  clear(): void {
    this.#byPrefix.clear();
  }

  /** The fault of all paths; only here a fault of the connection is possible. */
  get overall(): FaultName | undefined {
    return this.#byPrefix.get('/');
  }

  at(path: string): FaultName | undefined {
    const prefixes = [...this.#byPrefix.keys()].filter((prefix) => path.startsWith(prefix));
    const longest = prefixes.sort((a, b) => b.length - a.length)[0];
    return longest === undefined ? undefined : this.#byPrefix.get(longest);
  }
}
