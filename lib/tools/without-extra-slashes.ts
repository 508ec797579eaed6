/** A path with single slashes and none at its end. */
export const withoutExtraSlashes = (path: string): string =>
  path.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
