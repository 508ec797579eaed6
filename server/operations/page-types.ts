import { routes } from '../../lib/routes';

const STATIC = new Map<string, string>(routes.map(({ path, family }) => [path, family]));

const BELOW: readonly (readonly [string, string])[] = [
  ['/_next/', 'file'],
  ['/api/', 'api'],
  ['/assets/', 'file'],
  ['/blogs-and-articles/', 'learning'],
  ['/calculators/', 'calculator'],
  ['/companies/', 'market'],
  ['/company-information/', 'company'],
  ['/media/', 'media'],
  ['/research/', 'research'],
  ['/stock-index/', 'file'],
  ['/support/', 'support'],
  ['/videos/', 'learning'],
];

/** The page type of an address, as a label of metrics: one of a small set. */
export const pageTypeOf = (path: string): string =>
  STATIC.get(path) ?? BELOW.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
