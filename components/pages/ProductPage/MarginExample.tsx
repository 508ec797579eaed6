import { RangePanels } from '@/components/ui/charts/RangePanels';
import type { MarginSection } from '@/lib/content/products/types';
import { formatChangePercent, formatPercent, formatRupees } from '@/lib/tools/format';
import { marginState, type MarginState } from '@/lib/domain/contract/margin';

import { Sheet } from '@/components/sections/Sheet';
import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './Pictures.module.scss';

const CHANGES = [15, 0, -10, -25, -45] as const;

function titleOf({ change, call, own, result }: MarginState): string {
  if (own < 0) return `Down ${-change}%: your money is gone and you owe ${formatRupees(-own)}`;
  if (change > 0) return `Up ${change}%: your own money is up ${formatPercent(result, 0)}`;
  if (change === 0) return `Price unchanged: you owe ${formatRupees(call)} in interest`;
  return `Down ${-change}%: a call for ${formatRupees(call)}, and ${formatPercent(-result, 0)} of your money lost`;
}

interface BarsProps {
  states: readonly MarginState[];
  /** The price change that the panel shows. */
  chosen: number;
}

const changeLabel = (change: number): string =>
  change === 0 ? '0%' : formatChangePercent(change).replace('.00', '');

/** Loan and equity at every price as bars, the chosen one in full colour. */
function Bars({ states, chosen }: BarsProps) {
  const largest = Math.max(...states.map(({ value }) => value));
  const part = (rupees: number): string =>
    `${Math.round((1000 * Math.max(0, rupees)) / largest) / 10}%`;
  return (
    <div>
      <p className={styles.marginKey}>
        <span data-part="lent">Lent, with interest</span>
        <span data-part="own">Left of your money</span>
      </p>
      <ul className={styles.marginBars}>
        {states.map(({ change, value, loan, interest, own }) => {
          const lent = Math.min(loan + interest, value);
          return (
            <li
              key={change}
              className={styles.marginRow}
              data-chosen={change === chosen || undefined}
            >
              <span>{changeLabel(change)}</span>
              <svg className={styles.marginBar} aria-hidden="true">
                <rect width={part(lent)} height="100%" className={shapes.second} />
                <rect x={part(lent)} width={part(own)} height="100%" className={shapes.accent} />
              </svg>
              <span className={styles.marginLeft}>{formatRupees(own)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A purchase on margin at five prices: the equity left, and the margin call. */
export function MarginExample({ section }: { section: MarginSection }) {
  const states = CHANGES.map((change) => marginState(section, change));
  const { ownShare, rate, days } = section;
  return (
    <RangePanels
      id={section.id}
      legend="Change of the price"
      heading="A purchase on margin after a change of the price"
      initial="-10"
      panels={states.map((state) => ({
        key: String(state.change),
        label: changeLabel(state.change),
        name: 'change of the price',
        title: titleOf(state),
        content: (
          <div className={styles.marginPanel}>
            <Bars states={states} chosen={state.change} />
            <Sheet
              heading="h3"
              spec={{
                title: `After ${days} days`,
                what: `${formatRupees(section.value)} of shares, ${ownShare}% your own money, ${rate}% a year`,
                isSample: true,
                lines: [
                  { label: 'Value of the shares', amount: formatRupees(state.value) },
                  { label: 'Loan to repay', amount: formatRupees(-state.loan) },
                  { label: 'Interest so far', amount: formatRupees(-state.interest) },
                  { label: 'Left of your money', amount: formatRupees(state.own), isStrong: true },
                  {
                    label: 'Margin required',
                    note: `${ownShare}% of the value`,
                    amount: formatRupees(state.required),
                  },
                ],
                total: { label: 'To be paid in', amount: formatRupees(state.call) },
              }}
            />
          </div>
        ),
      }))}
    />
  );
}
