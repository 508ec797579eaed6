/** When the facts that can change were checked: rates, limits, timetables. */
export const FACTS_AS_OF = 'as of November 2026';
