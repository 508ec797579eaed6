import { type AskedDay, askedDay } from '@/lib/domain/market/lists/rows';
import { todayInIndia } from '@/lib/tools/today';

/** The session in `?on=`, checked against today. @param given blank means the newest */
export const readAskedDay = (given: string): AskedDay => askedDay(given, todayInIndia());
