/**
 * One instance a process. `lib` is bundled twice, for the server and for Next.js, and Next.js may
 * evaluate a module once per bundle; so a cache or a log stream hangs on `globalThis`.
 */
export function singleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const global = globalThis as { [key: symbol]: T | undefined };
  return (global[key] ??= make());
}
