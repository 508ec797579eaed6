import { RiskMark } from './RiskMark.client';
import {
  adviserWarning,
  mutualFundWarning,
  researchWarning,
  standardWarning,
} from '@/lib/content/prescribed';
import { riskMarkScale } from '@/lib/content/products/risk-marks';
import type { BalanceSection, Warning } from '@/lib/content/products/types';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './ProductPage.module.scss';
import { Rich } from '@/components/sections/text/Rich';

const WARNINGS: Readonly<Record<Warning, string>> = {
  standard: standardWarning.text,
  'mutual-fund': mutualFundWarning.text,
  research: researchWarning.text,
  advice: adviserWarning.text,
};

function Costs({ costs }: { costs: BalanceSection['costs'] }) {
  const { columns, rows, total, after } = costs;
  return (
    <>
      <table className={styles.costs}>
        <caption className="visually-hidden">{costs.lead}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, values }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note && <span className={typeStyles.second}>{note}</span>}
              </th>
              {values.map((value, at) => (
                <td key={columns[at]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              {total.values.map((value, at) => (
                <td key={columns[at]}>
                  <span className={styles.costsTotal}>{value}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {after && (
        <p className={styles.afterCosts}>
          <Rich text={after} />
        </p>
      )}
    </>
  );
}

/** The costs and the risks, side by side and in the same size. */
export function Balance({ section: { id, heading, costs, risks } }: { section: BalanceSection }) {
  return (
    <div className={styles.balance}>
      <div>
        <h2 id={`${id}-heading`} className={basics.halfTitle}>
          {heading}
        </h2>
        <p className={styles.balanceLead}>{costs.lead}</p>
        <Costs costs={costs} />
      </div>
      <div>
        <h2 className={basics.halfTitle}>{risks.heading}</h2>
        {risks.lead && <p className={styles.balanceLead}>{risks.lead}</p>}
        {risks.rows.some(({ mark }) => mark) && (
          <p className={styles.balanceLead}>{riskMarkScale}</p>
        )}
        <ul className={basics.ruledList}>
          {risks.rows.map(({ name, text, mark }) => (
            <li key={name} className={styles.risk}>
              <div>
                <h3 className={styles.riskName}>{name}</h3>
                <p className={styles.riskText}>{text}</p>
              </div>
              {mark && <RiskMark mark={mark} />}
            </li>
          ))}
        </ul>
        {risks.warning && <p className={styles.warning}>{WARNINGS[risks.warning]}</p>}
      </div>
    </div>
  );
}
