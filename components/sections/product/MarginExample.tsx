import { RangePanels } from '@/components/ui/charts/RangePanels';
import type { MarginSection } from '@/lib/content/products/types';
import { formatChangePercent, formatPercent, formatRupees, formatWholeRupees } from '@/lib/format';
import { marginState, type MarginState } from '@/lib/products/margin';

import { Sheet } from './pictures/Sheet';
import styles from './MarginExample.module.scss';

const CHANGES = [15, 0, -10, -25, -45] as const;

function titleOf({ change, call, own, result }: MarginState): string {
  if (own < 0) return `Down ${-change}%: your money is gone and you owe ${formatWholeRupees(-own)}`;
  if (change > 0) return `Up ${change}%: your own money is up ${formatPercent(result, 0)}`;
  if (change === 0) return `No change: interest alone asks for ${formatWholeRupees(call)}`;
  return `Down ${-change}%: a call for ${formatWholeRupees(call)}, and ${formatPercent(-result, 0)} of your money lost`;
}

function Bar({ state, largest }: { state: MarginState; largest: number }) {
  const part = (rupees: number): string =>
    `${Math.round((1000 * Math.max(0, rupees)) / largest) / 10}%`;
  const owed = state.loan + state.interest;
  const lent = Math.min(owed, state.value);
  return (
    <div className={styles.bars}>
      <p className={styles.label}>
        <span data-part="own">Yours {formatWholeRupees(Math.max(0, state.own))}</span>
        <span data-part="lent">Lent, with interest {formatWholeRupees(owed)}</span>
      </p>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={part(lent)} height="100%" className={styles.lent} />
        <rect x={part(lent)} width={part(state.own)} height="100%" className={styles.own} />
        <rect width="100%" height="100%" className={styles.frame} />
      </svg>
      <p className={styles.key}>Value of the shares {formatRupees(state.value)}</p>
    </div>
  );
}

/** A funded purchase at five prices: what is left of one's own money, and what the call asks for. */
export function MarginExample({ section }: { section: MarginSection }) {
  const states = CHANGES.map((change) => marginState(section, change));
  const largest = Math.max(...states.map(({ value }) => value));
  const { ownShare, rate, days } = section;
  return (
    <RangePanels
      id={section.id}
      legend="Change of the price"
      initial="-10"
      panels={states.map((state) => ({
        key: String(state.change),
        label: state.change === 0 ? '0%' : formatChangePercent(state.change).replace('.00', ''),
        name: 'change of the price',
        title: titleOf(state),
        content: (
          <div className={styles.panel}>
            <Bar state={state} largest={largest} />
            <Sheet
              heading="h3"
              spec={{
                title: `After ${days} days`,
                what: `${formatWholeRupees(section.value)} of shares, ${ownShare}% your own money, ${rate}% a year`,
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
