import { type Column, day, words } from '@/components/ui/Table/columns';
import { formatDate } from '@/lib/tools/format';
import { actionWords } from '@/lib/domain/company/purposes';
import type { CompanyAction, CompanyAnnouncement } from '@/lib/domain/company/records';

/** The day on one line, however long the text next to it is. */
export const dayCell = (day: string) => <time dateTime={day}>{formatDate(day)}</time>;

export const ACTIONS: readonly Column<CompanyAction>[] = [
  day('exDate', 'Ex-date', ({ exDate }) => exDate, { cell: ({ exDate }) => dayCell(exDate) }),
  words('purpose', 'Action', ({ purpose }) => actionWords(purpose)),
];

export const ANNOUNCEMENTS: readonly Column<CompanyAnnouncement>[] = [
  day('date', 'Day', ({ date }) => date, { cell: ({ date }) => dayCell(date) }),
  words('text', 'In the company’s words', ({ text }) => text),
];
