/** When rates, limits and timetables were last checked. */
export const FACTS_AS_OF = 'as of November 2026';
