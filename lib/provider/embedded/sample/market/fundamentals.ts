import type { QuarterlyDataWire, QuarterWire } from '@/lib/provider/schemas/companies';

import { type Company, companyBySymbol } from '../companies';
import { seededRandom } from '../random';
import { yearRange } from './candles';
import { earningsOf, QUARTER_ENDS, seasonOf, trailingEarnings } from './earnings';
import { ECONOMICS, FINANCIERS, MARGINS } from './economics';
import { marketValue, priceToEarnings, quoteOf } from './quotes';
import { round2 } from './rounding';

/** Company tax in India under the concessional regime with surcharge and cess, as of 2026. */
const TAX = 0.252;

/** Loss-makers are given the sales that would make them worth this many times their sales. */
const VALUE_TO_SALES_OF_LOSS_MAKERS = 3.3;

function netMargin(company: Company): number {
  const special = MARGINS[company.symbol];
  if (special !== undefined) return special;
  if (company.kind !== 'other') return FINANCIERS[company.kind].margin;
  const { margin, usualPe } = ECONOMICS[company.industry];
  const scale = Math.sqrt(usualPe / (company.pe ?? usualPe));
  return margin * Math.min(1.6, Math.max(0.45, scale));
}

function yearlySales(company: Company): number {
  const earnings = trailingEarnings(company);
  if (earnings <= 0) return marketValue(company) / VALUE_TO_SALES_OF_LOSS_MAKERS;
  return (earnings * company.sharesCrore) / netMargin(company);
}

/** Profit before interest, depreciation and tax that leaves `netProfit` of `sales`, in ₹ crore. */
function operatingProfitOf(company: Company, sales: number, netProfit: number): number {
  const beforeTax = netProfit > 0 ? netProfit / (1 - TAX) : netProfit;
  const profit = beforeTax + ECONOMICS[company.industry].burden * sales;
  return round2(Math.min(profit, 0.95 * sales));
}

function quartersOf(company: Company): QuarterWire[] {
  const random = seededRandom(`sales ${company.symbol}`);
  const { eps, growth } = earningsOf(company);
  const sales = yearlySales(company) / 4;
  return QUARTER_ENDS.map((period, index) => {
    const years = (index - 5.5) / 4;
    const season = 1 + (seasonOf(company.industry, period) - 1) * 0.5;
    const quarterSales = round2(
      sales * season * (1 + growth) ** years * (1 + 0.012 * random.normal()),
    );
    const perShare = eps[index] ?? 0;
    const netProfit = round2(perShare * company.sharesCrore);
    const result = { period, sales: quarterSales, netProfit, eps: perShare };
    if (company.kind !== 'other') return result;
    const operatingProfit = operatingProfitOf(company, quarterSales, netProfit);
    return { ...result, expenses: round2(quarterSales - operatingProfit), operatingProfit };
  });
}

function bookValue(company: Company): number {
  const random = seededRandom(`book ${company.symbol}`);
  const { price } = quoteOf(company);
  const earnings = trailingEarnings(company);
  const { returnOnEquity } =
    company.kind === 'other' ? ECONOMICS[company.industry] : FINANCIERS[company.kind];
  if (earnings <= 0) return round2(price / random.between(2.5, 6));
  const value = earnings / (returnOnEquity * random.between(0.75, 1.3));
  return round2(Math.min(price / 0.6, Math.max(price / 40, value)));
}

/**
 * A company's key figures on the sample day and its eight last quarters, oldest first: money in
 * ₹ crore, per-share figures in ₹, yield in per cent.
 * @returns `null` for a symbol that the sample does not hold
 */
export function quarterlyData(code: string): QuarterlyDataWire | null {
  const company = companyBySymbol(code);
  if (!company) return null;
  const quote = quoteOf(company);
  const range = yearRange(company);
  return {
    company: {
      companyname: company.name,
      MCAP: marketValue(company),
      PE: priceToEarnings(company),
      DIVYIELD: company.dividendYield,
      price: quote.price,
      change: quote.change,
      perchg: quote.perchg,
      high52: range.high,
      low52: range.low,
      faceValue: company.faceValue,
      bookValue: bookValue(company),
      about: company.about,
    },
    quarters: quartersOf(company),
  };
}
