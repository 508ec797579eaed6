import type { CompanyEvents } from './records';

/** The pages below a company's, by the last part of their addresses. */
export const COMPANY_PARTS = {
  history: 'Price history',
  'corporate-actions': 'Corporate actions',
  announcements: 'Announcements',
} as const;

export type CompanyPart = keyof typeof COMPANY_PARTS;

/** A part with fewer rows is not linked and stays out of search engines. */
export const LEAST_ROWS = 5;

/** The part that an address names; `null` for no such part. */
export const partOf = (name: string): CompanyPart | null =>
  Object.hasOwn(COMPANY_PARTS, name) ? (name as CompanyPart) : null;

/** The events that the page of a part lists. */
export const partEvents = (
  { actions, announcements }: CompanyEvents,
  part: Exclude<CompanyPart, 'history'>,
) => (part === 'announcements' ? announcements : actions);

/** The parts about events that have enough rows, with their labels. */
export const eventParts = (events: CompanyEvents) =>
  (['corporate-actions', 'announcements'] as const)
    .filter((part) => partEvents(events, part).length >= LEAST_ROWS)
    .map((part) => ({ label: `All ${COMPANY_PARTS[part].toLowerCase()}`, part }));
