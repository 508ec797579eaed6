import { RangePanels } from '@/components/ui/charts/RangePanels';
import type { PayoffSection } from '@/lib/content/products/types';
import { formatCount, formatRupees, formatChangePercent, MISSING } from '@/lib/tools/format';
import { breakEven, payoffAt, type PositionKind } from '@/lib/domain/contract/payoff';
import { count, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';

import basics from '@/components/ui/Basics.module.scss';
import styles from './Pictures.module.scss';
import { PayoffChart } from './PayoffChart';

interface PayoffRow {
  readonly close: number;
  /** Per cent. */
  readonly change: number;
  /** Rupees. */
  readonly result: number;
}

const signed = (rupees: number): string => {
  const text = formatRupees(rupees);
  return rupees > 0 && text !== MISSING ? `+${text}` : text;
};

/** The figures of a payoff diagram. */
function PayoffTable({ rows }: { rows: readonly PayoffRow[] }) {
  return (
    <Table<PayoffRow>
      caption="Profit or loss of one lot at expiry"
      rows={rows}
      rowKey={({ change }) => String(change)}
      isOwn={({ change }) => change === 0}
      columns={[
        count('close', 'Index closes at', ({ close }) => close),
        words('change', 'Change', ({ change }) => formatChangePercent(change), { isFigure: true }),
        words('result', 'One lot', ({ result }) => signed(result), { isFigure: true }),
      ]}
    />
  );
}

interface Position {
  readonly kind: PositionKind;
  readonly label: string;
  readonly name: string;
  readonly titleOf: (even: string, premium: string) => string;
  readonly text: string;
}

const POSITIONS: readonly Position[] = [
  {
    kind: 'buy-call',
    label: 'Call',
    name: 'buy a call',
    titleOf: (even) => `A call pays only above ${even}`,
    text: 'You pay the premium and have the right to the rise above the strike. At or below the strike the whole premium is gone; that is the most you can lose.',
  },
  {
    kind: 'buy-put',
    label: 'Put',
    name: 'buy a put',
    titleOf: (even) => `A put pays only below ${even}`,
    text: 'You pay for the right to the fall below the strike. Holders of shares use it as cover against a bad month; above the strike the cover costs you the premium.',
  },
  {
    kind: 'sell-call',
    label: 'Short',
    name: 'sell a call',
    titleOf: (_, premium) => `Selling a call earns ${premium}; the loss has no limit`,
    text: 'You receive the premium and owe every point above the strike. The gain is fixed, the loss is not, and margin is called while it grows.',
  },
  {
    kind: 'buy-future',
    label: 'Future',
    name: 'buy a future',
    titleOf: () => 'A future follows the index point for point',
    text: 'No premium and no choice: each point up or down is added to or taken from your ledger in cash the same evening.',
  },
];

/** Range of the chart, in per cent of the index today. */
const SPAN = { from: 97, to: 103, step: 0.25 } as const;

/** Profit and loss of four option positions at expiry, as charts and a table. */
export function Payoff({ section }: { section: PayoffSection }) {
  const { spot, premium, lot } = section;
  const levels = Array.from(
    { length: (SPAN.to - SPAN.from) / SPAN.step + 1 },
    (_, at) => (spot * (SPAN.from + at * SPAN.step)) / 100,
  );
  return (
    <RangePanels
      id={section.id}
      legend="Position"
      heading="Profit and loss of one lot at expiry"
      initial="buy-call"
      panels={POSITIONS.map(({ kind, label, name, titleOf, text }) => ({
        key: kind,
        label,
        name,
        title: titleOf(formatCount(breakEven(kind, section)), formatRupees(premium * lot)),
        content: (
          <div className={styles.payoffPanel}>
            <PayoffChart
              kind={kind}
              terms={section}
              levels={levels}
              label={`Profit or loss of one lot at expiry if you ${name}; the table next to it holds the figures.`}
            />
            <div>
              <p className={basics.bottom16}>{text}</p>
              <PayoffTable
                rows={[97, 98, 99, 100, 101, 102, 103].map((percent) => {
                  const close = (spot * percent) / 100;
                  return { close, change: percent - 100, result: payoffAt(kind, section, close) };
                })}
              />
            </div>
          </div>
        ),
      }))}
    />
  );
}
