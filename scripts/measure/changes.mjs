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
    change: 'a page kind without its view',
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
      'components/pages/ContactPage/CallBackPage.tsx',
      'tests/unit/enquiries/parse.test.ts',
      'tests/unit/enquiries/purposes.test.ts',
      'tests/e2e/enquiry-forms.ts',
    ],
  },
  {
    change: 'a list of the market',
    section: 'A list of the market',
    files: [],
    lines: [
      'lib/domain/market/lists/table.ts',
      'lib/domain/market/lists/finding.ts',
      'tests/unit/markets/lists.test.ts',
    ],
  },
  {
    change: 'a daily file with call and page',
    section: 'A daily file of the exchange',
    files: [
      'lib/provider/embedded/exchange/answers/derivatives.ts',
      'lib/provider/embedded/sample/derivatives.ts',
      'components/pages/BoardPage/derivative-boards.tsx',
      'app/derivatives/participants/page.tsx',
    ],
    lines: [
      'lib/provider/embedded/exchange/tables.ts',
      'lib/provider/embedded/exchange/simple-formats.ts',
      'lib/provider/embedded/exchange/database.ts',
      'lib/provider/embedded/exchange/answers.ts',
      'lib/provider/embedded/file-answers.ts',
      'lib/provider/embedded/sample/answers.ts',
      'lib/domain/contract/records.ts',
      'lib/provider/calls.ts',
      'lib/provider/contract/about.ts',
      'docs/provider-calls.md',
      'lib/pages/markets/load-lists.ts',
      'lib/pages/static-pages/markets.ts',
      'lib/pages/indexing/facts.ts',
      'lib/pages/addresses/table-files.ts',
      'app/internal/tables/[...path]/board-tables.ts',
      'tests/unit/exchange/derivatives.test.ts',
      'tests/unit/markets/phone-rows.test.ts',
      'tests/unit/pages/static-pages.test.ts',
      'tests/http/market-pages.spec.ts',
      'tests/http/market-sessions.spec.ts',
      'tests/e2e/first-rows.spec.ts',
    ],
  },
];
