import type { FundCategory } from './types';

type Group = FundCategory['group'];

interface Definition extends FundCategory {
  /** The headings of AMFI's file, by `headingKey`. */
  readonly headings: readonly string[];
}

/** A heading without blanks, punctuation and capitals: AMFI spells them in several ways. */
const headingKey = (heading: string): string =>
  heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Headings of open-ended schemes, before and after AMFI renamed its groups in 2026. */
const open = (...kinds: readonly string[]): readonly string[] =>
  kinds.map((kind) => headingKey(`Open Ended Schemes ${kind}`));

const equity = (kind: string, ...before: readonly string[]) => [
  ...open(`Equity Schemes ${kind}`),
  ...before.flatMap((one) => open(`Equity Scheme ${one}`)),
];

const debt = (kind: string, before?: string) => [
  ...open(`Income/Debt Oriented Schemes ${kind}`),
  ...(before ? open(`Debt Scheme ${before}`) : []),
];

const hybrid = (kind: string, before = kind) => [
  ...open(`Hybrid Schemes ${kind}`),
  ...open(`Hybrid Scheme ${before}`),
];

const of =
  (group: Group) =>
  (slug: string, name: string, about: string, headings: readonly string[]): Definition => ({
    slug,
    name,
    group,
    about,
    headings,
  });

const EQUITY = of('equity');
const DEBT = of('debt');
const HYBRID = of('hybrid');
const OTHER = of('other');

/**
 * One set of categories for all headings of AMFI's file. The limits are those of SEBI's circular on
 * the categories of mutual fund schemes of 26 February 2026; older headings are mapped to the
 * category that continues them.
 */
const DEFINITIONS: readonly Definition[] = [
  EQUITY(
    'large-cap',
    'Large cap fund',
    'At least 80% in shares of the 100 largest listed companies.',
    equity('Large Cap Fund', 'Large Cap Fund'),
  ),
  EQUITY(
    'large-and-mid-cap',
    'Large and mid cap fund',
    'At least 35% in the 100 largest companies and at least 35% in the 150 that follow them by size.',
    equity('Large & Mid Cap Fund', 'Large & Mid Cap Fund'),
  ),
  EQUITY(
    'mid-cap',
    'Mid cap fund',
    'At least 65% in shares of the companies ranked 101st to 250th by size.',
    equity('Mid Cap Fund', 'Mid Cap Fund'),
  ),
  EQUITY(
    'small-cap',
    'Small cap fund',
    'At least 65% in shares of companies ranked 251st or lower by size.',
    equity('Small Cap Fund', 'Small Cap Fund'),
  ),
  EQUITY(
    'multi-cap',
    'Multi cap fund',
    'At least 75% in shares: at least 25% each in large, mid and small companies.',
    equity('Multi Cap Fund', 'Multi Cap Fund'),
  ),
  EQUITY(
    'flexi-cap',
    'Flexi cap fund',
    'At least 65% in shares of companies of any size. The fund manager decides how much of each.',
    equity('Flexi Cap Fund', 'Flexi Cap Fund'),
  ),
  EQUITY(
    'focused',
    'Focused fund',
    'At least 80% in shares, of at most 30 companies.',
    equity('Focused Fund', 'Focused Fund'),
  ),
  EQUITY(
    'dividend-yield',
    'Dividend yield fund',
    'At least 80% in shares, most of them of companies that pay dividends.',
    equity('Dividend Yield Fund', 'Dividend Yield Fund'),
  ),
  EQUITY(
    'value',
    'Value fund',
    'At least 80% in shares, chosen because their price is low against what the company earns or owns.',
    equity('Value Fund', 'Value Fund'),
  ),
  EQUITY(
    'contra',
    'Contra fund',
    'At least 80% in shares, chosen against the view that most investors hold at the time.',
    equity('Contra Fund', 'Contra Fund'),
  ),
  EQUITY(
    'sectoral-and-thematic',
    'Sectoral or thematic fund',
    'At least 80% in shares of one sector, such as banking, or of one theme, such as consumption.',
    [...equity('Sectoral Fund', 'Sectoral/ Thematic'), ...equity('Thematic Fund')],
  ),
  EQUITY(
    'elss',
    'ELSS tax saver fund',
    'At least 80% in shares. Each instalment is locked in for three years. It counts for the tax deduction of the old regime.',
    [...equity('ELSS- Tax Saver Fund', 'ELSS'), headingKey('Close Ended Schemes ELSS')],
  ),
  EQUITY(
    'earlier-equity',
    'Equity fund of an earlier classification',
    'Holds mainly shares. Started before SEBI defined the categories, or for a fixed term.',
    [...open('Growth'), headingKey('Close Ended Schemes Growth')],
  ),

  DEBT(
    'overnight',
    'Overnight fund',
    'Lends for one day at a time.',
    debt('Overnight Fund', 'Overnight Fund'),
  ),
  DEBT(
    'liquid',
    'Liquid fund',
    'Debt and money market instruments that mature within 91 days.',
    debt('Liquid Fund', 'Liquid Fund'),
  ),
  DEBT(
    'ultra-short-term',
    'Ultra short term fund',
    'Debt and money market instruments with a Macaulay duration of 3 to 6 months.',
    debt('Ultra Short Term Fund', 'Ultra Short Duration Fund'),
  ),
  DEBT(
    'ultra-short-to-short-term',
    'Ultra short to short term fund',
    'Debt and money market instruments with a Macaulay duration of 6 to 12 months. It was called low duration fund.',
    debt('Ultra Short to Short Term Fund', 'Low Duration Fund'),
  ),
  DEBT('money-market', 'Money market fund', 'Money market instruments that mature within a year.', [
    ...debt('Money Market Fund', 'Money Market Fund'),
    ...open('Money Market'),
  ]),
  DEBT(
    'short-term',
    'Short term fund',
    'Debt and money market instruments with a Macaulay duration of 1 to 3 years.',
    debt('Short Term Fund', 'Short Duration Fund'),
  ),
  DEBT(
    'medium-term',
    'Medium term fund',
    'Debt and money market instruments with a Macaulay duration of 3 to 4 years.',
    debt('Medium Term Fund', 'Medium Duration Fund'),
  ),
  DEBT(
    'medium-to-long-term',
    'Medium to long term fund',
    'Debt and money market instruments with a Macaulay duration of 4 to 7 years.',
    debt('Medium to Long Term Fund', 'Medium to Long Duration Fund'),
  ),
  DEBT(
    'long-term',
    'Long term fund',
    'Debt and money market instruments with a Macaulay duration of more than 7 years.',
    debt('Long Term Fund', 'Long Duration Fund'),
  ),
  DEBT(
    'dynamic-term',
    'Dynamic term fund',
    'Debt of any duration. The fund manager decides how long. It was called dynamic bond fund.',
    debt('Dynamic Term Fund', 'Dynamic Bond'),
  ),
  DEBT(
    'corporate-bond',
    'Corporate bond fund',
    'At least 80% in bonds of companies rated AA+ or higher.',
    debt('Corporate Bond Fund', 'Corporate Bond Fund'),
  ),
  DEBT(
    'credit-risk',
    'Credit risk fund',
    'At least 65% in bonds of companies rated AA or lower.',
    debt('Credit Risk Fund', 'Credit Risk Fund'),
  ),
  DEBT(
    'banking-and-psu',
    'Banking and PSU debt fund',
    'At least 80% in debt of banks, public sector undertakings, public financial institutions and municipalities.',
    debt('Banking and PSU Debt Fund', 'Banking and PSU Fund'),
  ),
  DEBT('gilt', 'Gilt fund', 'At least 80% in government securities of any maturity.', [
    ...debt('Gilt Fund', 'Gilt Fund'),
    ...open('Gilt'),
  ]),
  DEBT(
    'ten-year-gilt',
    '10-year constant maturity gilt fund',
    'At least 80% in government securities, with a Macaulay duration of 10 years.',
    debt('10-year Constant Maturity Gilt Fund', 'Gilt Fund with 10 year constant duration'),
  ),
  DEBT(
    'floating-rate',
    'Floating interest rates fund',
    'At least 65% in debt whose interest follows the market rate.',
    [...debt('Floating Interest Rates Fund', 'Floater Fund'), ...open('Floating Rate')],
  ),
  DEBT(
    'sectoral-debt',
    'Sectoral debt fund',
    'Mainly in highly rated debt of one sector, such as financial services, energy, infrastructure or housing.',
    debt('Sectoral Debt Fund'),
  ),
  DEBT(
    'fixed-term-plan',
    'Fixed term plan',
    'Debt that matures with the scheme. Units cannot be redeemed before, except where the scheme opens for a few days.',
    [
      'Close Ended Schemes Income',
      'Close Ended Schemes Income/Debt Oriented Schemes - Fixed Term Plan',
      'Close Ended Schemes Income/Debt Oriented Schemes - Other Debt Scheme',
      'Interval Fund Schemes Income',
    ].map(headingKey),
  ),
  DEBT(
    'earlier-debt',
    'Debt fund of an earlier classification',
    'Holds mainly debt. Started before SEBI defined the categories.',
    open('Income'),
  ),

  HYBRID(
    'aggressive-hybrid',
    'Aggressive hybrid fund',
    '65% to 80% in shares, the rest in debt.',
    hybrid('Aggressive Hybrid Fund'),
  ),
  HYBRID(
    'balanced-hybrid',
    'Balanced hybrid fund',
    '40% to 60% in shares and 40% to 60% in debt, without arbitrage.',
    hybrid('Balanced Hybrid Fund'),
  ),
  HYBRID(
    'conservative-hybrid',
    'Conservative hybrid fund',
    '75% to 90% in debt, the rest in shares.',
    hybrid('Conservative Hybrid Fund'),
  ),
  HYBRID(
    'balanced-advantage',
    'Balanced advantage or dynamic asset allocation fund',
    'Shares and debt. The fund manager changes the share of each as the market changes.',
    hybrid(
      'Balanced Advantage Fund/ Dynamic Asset Allocation',
      'Dynamic Asset Allocation or Balanced Advantage',
    ),
  ),
  HYBRID(
    'multi-asset-allocation',
    'Multi asset allocation fund',
    'At least three kinds of assets, such as shares, debt and gold, with at least 10% in each of them.',
    hybrid('Multi Asset Allocation Fund', 'Multi Asset Allocation'),
  ),
  HYBRID(
    'arbitrage',
    'Arbitrage fund',
    'At least 65% in shares, sold in the futures market at the same time for the difference in price.',
    hybrid('Arbitrage Fund'),
  ),
  HYBRID(
    'equity-savings',
    'Equity savings fund',
    'Shares, a part of them hedged with futures, and debt.',
    hybrid('Equity Savings Fund', 'Equity Savings'),
  ),

  of('life-cycle')(
    'life-cycle',
    'Life cycle fund',
    'Ends in the year in its name. The share of equity falls step by step as that year comes nearer.',
    [5, 10, 15, 20, 25, 30].flatMap((years) =>
      open(`Life Cycle Funds Life Cycle Fund with Maturity of ${years} Years`),
    ),
  ),

  OTHER(
    'index-funds',
    'Index fund',
    'At least 95% in the securities of one index, in its proportions.',
    open(
      'Other Scheme Index Funds',
      'Index Funds Equity Funds',
      'Index Funds Debt Funds',
      'Index Funds Hybrid Fund',
    ),
  ),
  OTHER(
    'etfs',
    'Exchange-traded fund',
    'At least 95% in the securities of one index. The units trade on an exchange.',
    open(
      'Other Scheme Other ETFs',
      'Exchange Traded Funds (ETFs) Equity ETF',
      'Exchange Traded Funds (ETFs) Debt ETF',
      'Exchange Traded Funds (ETFs) Hybrid ETF',
      'Exchange Traded Funds (ETFs) Other ETF',
      'Exchange Traded Funds (ETFs) ETFs investing overseas',
    ),
  ),
  OTHER(
    'gold-etfs',
    'Gold ETF',
    'At least 95% in gold and what follows its price. The units trade on an exchange.',
    open('Other Scheme Gold ETF', 'Exchange Traded Funds (ETFs) Gold ETF'),
  ),
  OTHER(
    'silver-etfs',
    'Silver ETF',
    'At least 95% in silver and what follows its price. The units trade on an exchange.',
    open('Exchange Traded Funds (ETFs) Silver ETF'),
  ),
  OTHER(
    'domestic-fund-of-funds',
    'Domestic fund of funds',
    'At least 95% in units of other mutual funds of India.',
    open(
      'Other Scheme FoF Domestic',
      'Fund of Funds Scheme (Domestic) Fund of Funds Scheme (Domestic)',
    ),
  ),
  OTHER(
    'overseas-fund-of-funds',
    'Overseas fund of funds',
    'At least 95% in units of funds that invest abroad. Its NAV comes a day later.',
    open('Other Scheme FoF Overseas', 'Overseas Fund of Funds Fund of Funds investing overseas'),
  ),
  OTHER(
    'childrens-fund',
    'Children’s fund',
    'Locked in for five years or until the child is of age. Takes no new money since February 2026, when SEBI ended the category.',
    open('Solution Oriented Scheme Children’s Fund'),
  ),
  OTHER(
    'retirement-fund',
    'Retirement fund',
    'Locked in for five years or until retirement. Takes no new money since February 2026, when SEBI ended the category.',
    open('Solution Oriented Scheme Retirement Fund'),
  ),
];

/** All categories, in the order in which they are listed. */
export const FUND_CATEGORIES: readonly FundCategory[] = DEFINITIONS.map(
  ({ slug, name, group, about }) => ({ slug, name, group, about }),
);

const BY_HEADING = new Map(
  DEFINITIONS.flatMap(({ headings }, at) =>
    headings.map((heading) => [heading, FUND_CATEGORIES[at] as FundCategory] as const),
  ),
);

/** The category of a heading of AMFI's file; `null` if the heading is not known. */
export const categoryOf = (heading: string | null): FundCategory | null =>
  (heading && BY_HEADING.get(headingKey(heading))) || null;

/** The category of an address. */
export const categoryBySlug = (slug: string): FundCategory | null =>
  FUND_CATEGORIES.find((category) => category.slug === slug) ?? null;
