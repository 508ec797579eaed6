/**
 * The kinds of change that docs/adding-things.md has recipes for, with an example of each: the files
 * that it writes, and the shared files in which it is a line or a record.
 * @type {readonly {
 *   change: string,
 *   section: string,
 *   files: readonly string[],
 *   lines: readonly string[],
 * }[]}
 */
export const CHANGES = [
  {
    change: 'a plain page',
    section: 'A page',
    files: [
      'lib/content/market-calendar.ts',
      'components/pages/HolidaysPage/HolidaysPage.tsx',
      'app/market-holidays/page.tsx',
    ],
    lines: ['lib/pages/static-pages/markets.ts', 'tests/unit/pages/static-pages.test.ts'],
  },
  {
    change: 'a page kind',
    section: 'Pages made from a list',
    files: ['lib/pages/publications/article-page.ts', 'app/blogs-and-articles/[slug]/page.tsx'],
    lines: [
      'lib/pages/page-patterns.ts',
      'lib/pages/page-kinds.ts',
      'tests/unit/pages/page-kind.test.ts',
    ],
  },
  {
    change: 'a calculator',
    section: 'A calculator',
    files: [
      'lib/domain/calculator/records/sip-calculator.ts',
      'lib/content/calculators/sip-calculator.ts',
    ],
    lines: [
      'lib/domain/calculator/list.ts',
      'lib/pages/calculators/listings.ts',
      'tests/unit/calculators/addresses.ts',
    ],
  },
  {
    change: 'a company field',
    section: 'A company field',
    files: [],
    lines: [
      'lib/domain/company/figures.ts',
      'lib/provider/embedded/exchange/answers/figures.ts',
      'sample/companies.json',
      'docs/provider-calls.md',
      'tests/unit/exchange/daily-set.test.ts',
    ],
  },
  {
    change: 'a column of a market list',
    section: 'A column of a table',
    files: [],
    lines: [
      'lib/domain/market/lists/types.ts',
      'lib/domain/market/lists/rows.ts',
      'lib/domain/market/lists/table.ts',
      'components/sections/market/list-columns.tsx',
      'tests/unit/markets/lists.test.ts',
    ],
  },
  {
    change: 'a form',
    section: 'A form',
    files: [],
    lines: [
      'lib/enquiries/kinds.ts',
      'lib/content/purposes.ts',
      'tests/unit/enquiries/parse.test.ts',
      'tests/unit/enquiries/purposes.test.ts',
      'tests/e2e/enquiry-forms.ts',
    ],
  },
];
