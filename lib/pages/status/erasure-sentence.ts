import { isSettled } from '@/lib/enquiries/erasure/clock';
import { enquiryClock } from '@/lib/enquiries/service';
import { ageInWords, moment } from '@/lib/tools/status-table';

/** Whether enquiries past their retention are erased, and if not, why. */
export async function erasureSentence(): Promise<string> {
  const readings = await enquiryClock().catch(() => null);
  if (!readings) return 'The clock has not been read for the erasure of enquiries yet.';
  const { agreedSince, jumpMs } = readings;
  if (jumpMs !== 0) {
    const way = jumpMs > 0 ? 'ahead of' : 'behind';
    return `No enquiry is erased: the clock is ${ageInWords(Math.abs(jumpMs))} ${way} the time that the site counted. Set it right, or confirm it with npm run enquiries -- confirm-clock.`;
  }
  const since = `the clock has agreed with the time that the site counted since ${moment(agreedSince)}`;
  return isSettled(readings)
    ? `Enquiries past their retention are erased; ${since}.`
    : `No enquiry is erased until a day has passed: ${since}.`;
}
