import { type AskedDay, askedDay } from '@/lib/domain/market/lists/rows';
import { indianClock } from '@/lib/tools/time';

/** The session that `?on=` asks for, read today. @param given blank for the newest */
export const readAskedDay = (given: string): AskedDay =>
  askedDay(given, indianClock(new Date()).day);
