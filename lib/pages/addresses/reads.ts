/** Query parameters that several pages read. */
import { boundNames } from '@/lib/domain/screener/address';
import { SCREEN_FIELDS, SCREEN_GROUPS } from '@/lib/domain/screener/fields';

/** A list of mutual funds: filters, order, columns and page. */
export const FUND_READS = [
  'q',
  'house',
  'category',
  'plan',
  'option',
  'all',
  'sort',
  'columns',
  'page',
] as const;

/** A list of research reports. */
export const REPORT_READS = ['q', 'year', 'sort', 'page'] as const;

/** A screen: the bounds of each figure, groups, order, columns and page. */
export const SCREEN_READS: readonly string[] = [
  ...SCREEN_FIELDS.flatMap(({ key }) => boundNames(key)),
  ...SCREEN_GROUPS.map(({ key }) => key),
  'sort',
  'direction',
  'columns',
  'page',
];
