import { type AskedDay, askedDay } from '@/lib/domain/market/lists/rows';
import { todayInIndia } from '@/lib/tools/today';

/** The session that `?on=` asks for, read today. @param given blank for the newest */
export const readAskedDay = (given: string): AskedDay => askedDay(given, todayInIndia());
