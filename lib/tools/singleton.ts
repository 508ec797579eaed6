/**
 * Creates one instance per process and stores it on `globalThis`: `lib` is bundled for the server and
 * for Next.js, so a module-level variable would exist more than once.
 */
export function singleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const global = globalThis as { [key: symbol]: T | undefined };
  return (global[key] ??= make());
}
