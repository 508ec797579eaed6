/** The day that the pages' sample figures are of. */
export const SAMPLE_FACTS_DAY = '2026-11-20';

/** When the facts that can change were checked: rates, limits, timetables. */
export const FACTS_AS_OF = 'as of November 2026';
