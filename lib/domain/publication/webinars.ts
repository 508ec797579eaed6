import type { Webinar } from './records';

const time = ({ startsAt }: Webinar): number => Date.parse(startsAt ?? '') || 0;

/** Splits webinars at `now` (ISO instant): coming ones soonest first, held ones newest first. */
export function splitWebinars(
  webinars: readonly Webinar[],
  now: string,
): { readonly coming: readonly Webinar[]; readonly held: readonly Webinar[] } {
  const moment = Date.parse(now);
  return {
    coming: webinars.filter((one) => time(one) > moment).sort((a, b) => time(a) - time(b)),
    held: webinars.filter((one) => time(one) <= moment).sort((a, b) => time(b) - time(a)),
  };
}
