import { RangePanels } from '@/components/ui/charts/RangePanels';
import { rupees, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import type { BondSection } from '@/lib/content/products/types';
import { formatChangePercent, formatPercent, formatRupees } from '@/lib/tools/format';
import { bondPayments, bondPrice, type BondTerms } from '@/lib/domain/product/bond';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './Pictures.module.scss';

const YIELDS = [6, 7, 8, 9, 10] as const;
const BOX = { width: 548, height: 260 } as const;
const PLOT = { top: 34, bottom: 220 } as const;
const BAR_FILL = 0.5;

/** The bond's payments as bars: many short ones and one long. */
function Payments({ terms }: { terms: BondTerms }) {
  const payments = bondPayments(terms);
  const most = Math.max(...payments);
  const step = BOX.width / payments.length;
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={shapes.chart}
      role="img"
      aria-label={`Payments by year: ${formatRupees(payments[0])} a year, and with the last one ${formatRupees(terms.face)} back.`}
    >
      {payments.map((payment, at) => {
        const height = Math.round(((PLOT.bottom - PLOT.top) * payment) / most);
        const x = Math.round(at * step + (step * (1 - BAR_FILL)) / 2);
        const middle = Math.round(at * step + step / 2);
        return (
          <g key={at}>
            <rect
              x={x}
              width={Math.round(step * BAR_FILL)}
              y={PLOT.bottom - height}
              height={height}
              className={shapes.accent}
            />
            <text x={middle} y={PLOT.bottom - height - 8} className={styles.bondFigure}>
              {formatRupees(payment)}
            </text>
            <text x={middle} y={PLOT.bottom + 26} className={styles.bondYear}>
              Year {at + 1}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${PLOT.bottom}H${BOX.width}`} className={shapes.base} />
    </svg>
  );
}

function titleOf(terms: BondTerms, wanted: number): string {
  const price = formatRupees(bondPrice(terms, wanted));
  if (wanted === terms.coupon)
    return `Others pay ${wanted}% too: the bond costs its face, ${price}`;
  const word = wanted < terms.coupon ? 'rises' : 'falls';
  return `Others pay ${wanted}%: your ${terms.coupon}% bond ${word} to ${price}`;
}

interface YieldRow {
  readonly wanted: number;
  readonly price: number;
}

/** One bond at five market rates: the same payments, different prices. */
export function BondExample({ section }: { section: BondSection }) {
  const rows: readonly YieldRow[] = YIELDS.map((wanted) => ({
    wanted,
    price: bondPrice(section, wanted),
  }));
  return (
    <>
      <RangePanels
        id={section.id}
        heading={section.heading}
        legend="What new bonds pay"
        initial="9"
        panels={rows.map(({ wanted }) => ({
          key: String(wanted),
          label: `${wanted}%`,
          name: 'a year on new bonds',
          title: titleOf(section, wanted),
        }))}
      />
      <div className={styles.bondPanel}>
        <Payments terms={section} />
        <Table<YieldRow>
          caption="Price of the bond by the yield that buyers ask for"
          rows={rows}
          rowKey={(row) => String(row.wanted)}
          columns={[
            words('yield', 'Yield asked for', (row) => formatPercent(row.wanted, 0)),
            rupees('price', 'Price', (row) => row.price),
            words(
              'change',
              'Against face',
              (row) => formatChangePercent((100 * row.price) / section.face - 100),
              { isFigure: true },
            ),
          ]}
        />
      </div>
    </>
  );
}
