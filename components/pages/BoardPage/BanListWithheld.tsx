import { ExternalLink } from '@/components/ui/ExternalLink';
import { formatDate } from '@/lib/tools/format';

const NSE_DAILY_REPORTS = 'https://www.nseindia.com/all-reports-derivatives';

/** Says from when the newest ban list is, and where the exchange has the present one. */
export function BanListWithheld({ day }: { day: string }) {
  return (
    <>
      The newest list here is of {formatDate(day)}. A list holds for one session, so it is not
      shown. <ExternalLink href={NSE_DAILY_REPORTS}>NSE’s daily reports</ExternalLink> have the
      present one.
    </>
  );
}
