import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { formatDate, formatMonth } from '@/lib/tools/format';

interface PeriodCellProps {
  /** Its last day. */
  period: string;
  filedOn: string | null;
  /** The filing's address at the exchange. */
  source: string | null;
  isRestated?: boolean;
}

/** The month that a period ends with, over the day of its filing. */
export function PeriodCell({ period, filedOn, source, isRestated }: PeriodCellProps) {
  const day = <time dateTime={filedOn ?? undefined}>{formatDate(filedOn)}</time>;
  return (
    <>
      <span className={basics.unbroken}>{formatMonth(period)}</span>
      {filedOn && (
        <span className={typeStyles.second}>
          {source ? <a href={source}>{day}</a> : day}
          {isRestated && ' restated'}
        </span>
      )}
    </>
  );
}
