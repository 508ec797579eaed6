import { withSlash } from './answers';
import { isConnectionFault, type FaultName } from './faults';

/** Which fault is on for which paths. Where several match, the longest prefix decides. */
export class FaultPlan {
  readonly #byPrefix = new Map<string, FaultName>();

  /** Throws for a fault of the connection that is to be limited to paths. */
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

  /** The fault of every path, which is the only place for a fault of the connection. */
  get overall(): FaultName | undefined {
    return this.#byPrefix.get('/');
  }

  at(path: string): FaultName | undefined {
    const prefixes = [...this.#byPrefix.keys()].filter((prefix) => path.startsWith(prefix));
    const longest = prefixes.sort((a, b) => b.length - a.length)[0];
    return longest === undefined ? undefined : this.#byPrefix.get(longest);
  }
}
