import type { Column } from '@/components/ui/Table/Table';
import { formatDate } from '@/lib/tools/format';
import { actionWords } from '@/lib/domain/company/purposes';
import type { CompanyAction, CompanyAnnouncement } from '@/lib/domain/company/records';

/** The day on one line, however long the text next to it is. */
export const dayCell = (day: string) => <time dateTime={day}>{formatDate(day)}</time>;

export const ACTIONS: readonly Column<CompanyAction>[] = [
  { key: 'exDate', header: 'Ex-date', cell: ({ exDate }) => dayCell(exDate) },
  { key: 'purpose', header: 'Action', cell: ({ purpose }) => actionWords(purpose) },
];

export const ANNOUNCEMENTS: readonly Column<CompanyAnnouncement>[] = [
  { key: 'date', header: 'Day', cell: ({ date }) => dayCell(date) },
  { key: 'text', header: 'In the company’s words', cell: ({ text }) => text },
];
