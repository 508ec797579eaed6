/**
 * Creates one instance per process and stores it on `globalThis`: Next.js bundles pages and route
 * handlers separately, so a module-level variable would exist more than once.
 */
export function singleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const global = globalThis as { [key: symbol]: T | undefined };
  return (global[key] ??= make());
}
