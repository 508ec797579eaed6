/** Answers of a provider whose data differ completely from the embedded provider's. */

const QUARTERS = ['2026-03-31', '2026-06-30'];

export const PROVIDER_COMPANY = 'Zebra Provider & Sons (India) Limited';
export const PROVIDER_SLUG = 'zebra-provider-and-sons-india-limited';

const quote = (IndexName: string, Currentprice: string) => ({
  IndexName,
  Currentprice,
  pricediff: '-12.50',
  prechange: '-0.05%',
});

/** Data by path with query, for a provider whose five bases share one origin. */
export const providerAnswers: Readonly<Record<string, unknown>> = {
  '/api/BseNseIndices/bse': [quote('S&P BSE SENSEX', '71,111.11')],
  '/api/BseNseIndices/nse': [quote('Nifty 50', '22,222.22')],
  '/api/MostActiveToppers/NSE/Nifty/Gain/20': [
    { symbol: 'ZEBRA', close_price: '333.33', netchg: '3.30', perchg: '1.00' },
  ],
  '/api/web/MarketSnapshot/NSE': [{ symbol: 'ZEBRA', price: 333.33, perchg: 1, industry: 'Zoos' }],
  '/menu/header': { research: [], assetClasses: [], advertisement: [], tickers: [] },
  '/company/master': [
    { companyname: PROVIDER_COMPANY, nsesymbol: 'ZEBRA', industryname: 'Zoos' },
    { companyname: 'Yak Holdings Limited', nsesymbol: '', industryname: '' },
  ],
  '/company/quarterly-data?code=ZEBRA': {
    company: { companyname: PROVIDER_COMPANY, MCAP: '4,444.44', PE: '11.10', DIVYIELD: '2.20%' },
    quarters: QUARTERS.map((period, at) => ({ period, sales: 100 + at, netProfit: 10 + at })),
  },
};
