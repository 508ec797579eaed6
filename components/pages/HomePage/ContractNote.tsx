import { brokerageText } from '@/lib/domain/charge/charge-rows';
import { gstPercent } from '@/lib/domain/charge/contract-note';
import { levyPercent } from '@/lib/domain/charge/levy-rates';
import { note } from '@/lib/content/home';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import { samplePurchase, samplePurchaseNote } from '@/lib/domain/charge/sample-purchase';
import { formatCount, formatDate, formatNumber, formatRupees } from '@/lib/tools/format';

import { Sheet } from '@/components/sections/Sheet';

const MARKET = { segment: 'delivery', exchange: 'NSE', day: chargesAsOf } as const;

const rate = (name: string, percent: number): string => `${name}, ${String(percent)}%`;

/** The charges of a purchase, line by line, computed from the rates in force. */
export function ContractNote() {
  const { shares, price } = samplePurchase;
  const worked = samplePurchaseNote;
  const { value, brokerage, transactionTax, goodsAndServicesTax, stampDuty, fees } = note.lines;
  const lines = [
    { ...value, amount: worked.bought },
    {
      ...brokerage,
      label: `${brokerage.label}, ${brokerageText('delivery')}`,
      amount: worked.brokerage,
      isStrong: true,
    },
    {
      ...transactionTax,
      label: rate(transactionTax.label, levyPercent('transactionTax', MARKET, 'buy')),
      amount: worked.transactionTax,
    },
    {
      ...goodsAndServicesTax,
      label: rate(goodsAndServicesTax.label, gstPercent(chargesAsOf)),
      amount: worked.gst,
    },
    {
      ...stampDuty,
      label: rate(stampDuty.label, levyPercent('stampDuty', MARKET, 'buy')),
      amount: worked.stampDuty,
    },
    { ...fees, amount: worked.exchange + worked.regulator },
  ];
  return (
    <Sheet
      heading="h2"
      spec={{
        title: note.title,
        what: `${formatCount(shares)} shares at ${formatRupees(price)}, bought to keep`,
        lines: lines.map((line) => ({ ...line, amount: formatNumber(line.amount) })),
        total: { label: 'You pay', amount: formatRupees(-worked.net) },
        foot: `${formatRupees(worked.total)} in charges, of which ${formatRupees(worked.brokerage)} is our brokerage. Rates as of ${formatDate(chargesAsOf)}.`,
        isSample: true,
      }}
    />
  );
}
