import type { CompanyEvents } from './records';

/** The pages below a company's, by the last part of their addresses. */
export const COMPANY_PARTS = {
  history: 'Price history',
  'corporate-actions': 'Corporate actions',
  announcements: 'Announcements',
  results: 'Results',
  shareholding: 'Shareholding',
} as const;

export type CompanyPart = keyof typeof COMPANY_PARTS;

/** A part with fewer rows is not linked. */
export const LEAST_ROWS = 5;

/** The fewest quarters for which results and shareholding have their own pages. */
export const LEAST_PERIODS = 8;

/** The fewest rows that search engines may index, where more are needed: a year of sessions. */
const LEAST_INDEXED: Partial<Readonly<Record<CompanyPart, number>>> = {
  history: 200,
  announcements: 10,
  results: LEAST_PERIODS,
  shareholding: LEAST_PERIODS,
};

/** Whether a part has enough rows for search engines. */
export const isIndexablePart = (part: CompanyPart, rows: number): boolean =>
  rows >= (LEAST_INDEXED[part] ?? LEAST_ROWS);

/** The parts about a company's quarterly filings. */
type PeriodPart = 'results' | 'shareholding';

const isOfPeriods = (part: CompanyPart): part is PeriodPart =>
  part === 'results' || part === 'shareholding';

/** The fewest rows of a part's page; its file may have one. */
export const leastRows = (part: CompanyPart): number => (isOfPeriods(part) ? LEAST_PERIODS : 1);

/** The parts that have a CSV file. */
export const hasFile = (part: CompanyPart): boolean => part === 'history' || isOfPeriods(part);

/** The part in an address; `null` if there is no such part. */
export const partOf = (name: string): CompanyPart | null =>
  Object.hasOwn(COMPANY_PARTS, name) ? (name as CompanyPart) : null;

/** The events that the page of a part lists. */
export const partEvents = (
  { actions, announcements }: CompanyEvents,
  part: Exclude<CompanyPart, 'history' | PeriodPart>,
) => (part === 'announcements' ? announcements : actions);

/** The parts about events that have enough rows, with their labels. */
export const eventParts = (events: CompanyEvents) =>
  (['corporate-actions', 'announcements'] as const)
    .filter((part) => partEvents(events, part).length >= LEAST_ROWS)
    .map((part) => ({ label: `All ${COMPANY_PARTS[part].toLowerCase()}`, part }));
