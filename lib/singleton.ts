/**
 * One instance a process. The framework evaluates a module once per bundle, so what must exist
 * once (a cache, a logger's stream) hangs on the global object instead of on a module.
 */
export function singleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site.${name}`);
  const global = globalThis as { [key: symbol]: T | undefined };
  return (global[key] ??= make());
}
