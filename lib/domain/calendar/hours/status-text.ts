import { formatDate } from '@/lib/tools/format';
import { addDays, indianClock, weekdayOf } from '@/lib/tools/time';

import type { MarketStatus, Phase } from './types';

/** Printed names of the phases. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  'pre-open': 'Pre-open',
  open: 'Open',
  closing: 'Closing session',
  closed: 'Closed',
  holiday: 'Holiday',
};

function opening({ day, at }: NonNullable<MarketStatus['opens']>, today: string): string {
  if (day === today) return `Opens today at ${at} IST`;
  if (day === addDays(today, 1)) return `Opens tomorrow at ${at} IST`;
  return `Opens on ${weekdayOf(day)}, ${formatDate(day)}, at ${at} IST`;
}

/** `Until 15:30 IST` with a note, or when trading begins again and why the market is closed. */
export function statusDetail({ until, note, opens, reason }: MarketStatus, now: Date): string {
  const why = reason ? `${reason}. ` : '';
  if (until) return `${why}Until ${until} IST${note ? `. ${note}` : ''}`;
  return `${why}${opens ? opening(opens, indianClock(now).day) : 'The next session is not announced yet'}`;
}
