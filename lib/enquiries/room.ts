/** Whether another enquiry can be taken: floods end before the disk does, and somebody hears of them. */
import { log } from '@/lib/tools/log';
import { logSeldom } from '@/lib/tools/log-seldom';
import { singleton } from '@/lib/tools/singleton';
import { metrics } from '@/lib/observability/metrics';

import { isDiskFull } from './free-disk';
import { enquiryWriteFailed } from './proof';
import { countInAll } from './rate';

/** Why an enquiry is not taken. */
type Reason = 'hour' | 'disk';

const MESSAGES: Readonly<Record<Reason, string>> = {
  hour: 'enquiries are rejected: more came in an hour than ENQUIRY_HOURLY_LIMIT allows',
  disk: 'enquiries are rejected: the disk of DATA_DIR is nearly full',
};

const alarms = () =>
  singleton('enquiry-alarms', () => ({
    hour: logSeldom((times) => log.error({ times }, MESSAGES.hour)),
    disk: logSeldom((times) => log.error({ times }, MESSAGES.disk)),
  }));

/** Whether another enquiry may be stored now; otherwise operators hear of it. */
export async function hasRoom(): Promise<boolean> {
  const reason = (await isDiskFull()) ? 'disk' : (await countInAll()) > 0 ? 'hour' : null;
  if (!reason) return true;
  alarms()[reason]();
  if (reason === 'disk') enquiryWriteFailed(new Error(MESSAGES.disk));
  metrics().rejectedEnquiries.inc({ reason });
  return false;
}
