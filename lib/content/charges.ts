import type { DeliveryRates } from '@/lib/content/delivery-charges';

/**
 * Rates of a delivery purchase on the NSE in per cent, as of November 2026. Brokerage is the sample
 * firm's; the others are levied by government, state, exchange and SEBI. The exchange's rate includes
 * its investor protection fund.
 */
export const deliveryRates: DeliveryRates = {
  brokerage: 0.25,
  transactionTax: 0.1,
  stampDuty: 0.015,
  exchange: 0.00307,
  regulator: 0.0001,
  goodsAndServicesTax: 18,
};

export const deliveryRatesAsOf = 'November 2026';

/** The example purchase of the home page; price in rupees. */
export const samplePurchase = { shares: 20, price: 1250 } as const;
