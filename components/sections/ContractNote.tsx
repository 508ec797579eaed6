import { Mark } from '@/components/ui/Mark';
import { deliveryNote } from '@/lib/content/delivery-charges';
import { deliveryRates, deliveryRatesAsOf, samplePurchase } from '@/lib/content/charges';
import { note } from '@/lib/content/home';
import { formatCount, formatNumber, formatRupees } from '@/lib/format';

import styles from './ContractNote.module.scss';

interface LineProps {
  label: string;
  to?: string;
  amount: number;
  ours?: boolean;
}

function Line({ label, to, amount, ours }: LineProps) {
  return (
    <tr data-ours={ours ? '' : undefined}>
      <th scope="row">
        {label}
        {to && <span className={styles.to}>{to}</span>}
      </th>
      <td>{formatNumber(amount)}</td>
    </tr>
  );
}

const rate = (percent: number): string => `${String(percent)}%`;

/** The charges of one purchase line by line, computed from the rates in force. */
export function ContractNote() {
  const { shares, price } = samplePurchase;
  const worked = deliveryNote(shares, price, deliveryRates);
  const { lines } = note;
  return (
    <section className={styles.note} aria-labelledby="contract-note">
      <header className={styles.head}>
        <h2 id="contract-note" className={styles.title}>
          {note.title}
        </h2>
        <Mark source="example" />
        <p className={styles.what}>
          {`${formatCount(shares)} shares at ${formatRupees(price)}, bought to keep`}
        </p>
      </header>
      <table className={styles.lines}>
        <caption className="visually-hidden">Value and charges in rupees</caption>
        <tbody>
          <Line label={lines.value.label} amount={worked.value} />
          <Line
            label={`${lines.brokerage.label}, ${rate(deliveryRates.brokerage)}`}
            to={lines.brokerage.to}
            amount={worked.brokerage}
            ours
          />
          <Line
            label={`${lines.transactionTax.label}, ${rate(deliveryRates.transactionTax)}`}
            to={lines.transactionTax.to}
            amount={worked.transactionTax}
          />
          <Line
            label={`${lines.goodsAndServicesTax.label}, ${rate(deliveryRates.goodsAndServicesTax)}`}
            to={lines.goodsAndServicesTax.to}
            amount={worked.goodsAndServicesTax}
          />
          <Line
            label={`${lines.stampDuty.label}, ${rate(deliveryRates.stampDuty)}`}
            to={lines.stampDuty.to}
            amount={worked.stampDuty}
          />
          <Line label={lines.fees.label} to={lines.fees.to} amount={worked.fees} />
        </tbody>
      </table>
      <p className={styles.pay}>
        <b>You pay</b> <span className={styles.total}>{formatRupees(worked.total)}</span>
      </p>
      <p className={styles.foot}>
        {formatRupees(worked.charges)} in charges, of which {formatRupees(worked.brokerage)} is our
        brokerage. Rates as of {deliveryRatesAsOf}.
      </p>
    </section>
  );
}
