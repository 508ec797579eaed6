import { ExternalLink } from '@/components/ui/ExternalLink';
import { formatDate } from '@/lib/tools/format';

const NSE_DAILY_REPORTS = 'https://www.nseindia.com/all-reports-derivatives';

/** States the day of the newest ban list, and where the exchange publishes the current one. */
export function BanListWithheld({ day }: { day: string }) {
  return (
    <>
      The newest list we have is from {formatDate(day)}. A ban list applies to one session only, so
      we do not show it. <ExternalLink href={NSE_DAILY_REPORTS}>NSE’s daily reports</ExternalLink>{' '}
      have the current list.
    </>
  );
}
