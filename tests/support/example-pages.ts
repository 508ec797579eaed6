/** One page of each type that is made from a list. */
export const EXAMPLES = {
  article: '/blogs-and-articles/read-a-contract-note-line-by-line',
  calculator: '/calculators/sip-calculator',
  company: '/company-information/reliance-industries-limited',
  fund: '/mutual-funds/sample-pine-flexi-cap-fund',
  fundCategory: '/mutual-funds/category/flexi-cap',
  fundHouse: '/mutual-funds/house/sample-pine',
  index: '/indices/nifty-50',
  industry: '/companies/industry/power',
  letter: '/companies/m',
  longestIndustry: '/companies/industry/information-technology',
  longestLetter: '/companies/s',
  /** A category of research that the menu record alone names. */
  menuCategory: '/research/sector-notes',
  optionChain: '/derivatives/option-chain/nifty',
  researchCategory: '/research/fundamental-reports',
  screen: '/screener/near-52-week-high',
  video: '/videos/SAMPLE-0001',
} as const;
