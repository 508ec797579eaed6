import { formatNumber } from '@/lib/tools/format';

import styles from './CompanyPage.module.scss';

interface MoneyProps {
  crore: number | null;
  /** Decimals. */
  digits: number;
}

/** A profit in ₹ crore; a loss has an arrow and a sign besides its colour. */
export function Money({ crore, digits }: MoneyProps) {
  if (crore === null || crore >= 0) return formatNumber(crore, digits);
  return (
    <span className={styles.loss} data-direction="down">
      {formatNumber(crore, digits)}
    </span>
  );
}
