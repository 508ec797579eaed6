import { formatDate, formatPercent, formatRupees } from '@/lib/tools/format';

import { brokerageText, exerciseTaxText, gstText } from './charge-rows';
import { levyText } from './charge-texts';
import { feePercent, feeRupees, feeWithGst, tariff } from './firm-tariff';
import { firstDay } from './levy-rates';
import { BROKERAGE_LIMIT } from './limits';
import { samplePurchase, samplePurchaseNote } from './sample-purchase';

/** Figures of charges for sentences: copy uses these and has no figures of its own. */
export const chargeTexts = {
  brokerage: {
    delivery: brokerageText('delivery'),
    intraday: brokerageText('intraday'),
    futures: brokerageText('equity-futures'),
    limit: `${BROKERAGE_LIMIT}%`,
  },
  transactionTax: {
    delivery: levyText('transactionTax', 'delivery'),
    exercise: exerciseTaxText,
  },
  depository: {
    fee: formatRupees(feeRupees('depository')),
    withGst: formatRupees(feeWithGst('depository')),
  },
  sample: {
    shares: String(samplePurchase.shares),
    price: formatRupees(samplePurchase.price),
    total: formatRupees(samplePurchaseNote.total),
    brokerage: formatRupees(samplePurchaseNote.brokerage),
  },
  gst: gstText,
  pledge: formatRupees(feeRupees('pledge')),
  marginTrading: formatPercent(feePercent('marginTrading')),
  ratesFrom: formatDate(firstDay({ segment: 'delivery', exchange: 'NSE' })),
  tariffFrom: formatDate(tariff.from),
} as const;
