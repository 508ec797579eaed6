import { formatCount, formatYear } from '@/lib/format';
import type { Report } from '@/lib/provider/records';

import type { ReportQuery, ReportSort } from './query';

export const REPORTS_A_PAGE = 10;

export interface ReportPage {
  /** The reports of this page. */
  readonly items: readonly Report[];
  /** All that match. */
  readonly total: number;
  /** From 1, within `pages`. */
  readonly page: number;
  readonly pages: number;
  /** Years that have a report, newest first, whatever was asked for. */
  readonly years: readonly string[];
}

const yearOf = ({ publishedAt }: Report): string => (publishedAt ? formatYear(publishedAt) : '');

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase();

function holdsAll(report: Report, words: readonly string[]): boolean {
  const text = plain([report.title, report.summary ?? '', report.author ?? ''].join(' '));
  return words.every((word) => text.includes(word));
}

const momentOf = ({ publishedAt }: Report): number => {
  const moment = Date.parse(publishedAt ?? '');
  return Number.isNaN(moment) ? -Infinity : moment;
};

const byTitle = (a: Report, b: Report): number => (plain(a.title) < plain(b.title) ? -1 : 1);

/** By day, a report without one last either way; those of one day by title. */
function byMoment(sign: 1 | -1) {
  return (a: Report, b: Report): number => {
    const [one, other] = [momentOf(a), momentOf(b)];
    if (one === other) return byTitle(a, b);
    if (one === -Infinity) return 1;
    return other === -Infinity ? -1 : (one - other) * sign;
  };
}

const ORDERS: Readonly<Record<ReportSort, (a: Report, b: Report) => number>> = {
  newest: byMoment(-1),
  oldest: byMoment(1),
  title: byTitle,
};

/** The reports that an address asks for, one page of them. A page past the last is the last. */
export function filterReports(reports: readonly Report[], query: ReportQuery): ReportPage {
  const words = plain(query.q).split(' ').filter(Boolean);
  const found = reports
    .filter((report) => !query.year || yearOf(report) === query.year)
    .filter((report) => holdsAll(report, words))
    .sort(ORDERS[query.sort]);
  const pages = Math.max(1, Math.ceil(found.length / REPORTS_A_PAGE));
  const page = Math.min(query.page, pages);
  return {
    items: found.slice((page - 1) * REPORTS_A_PAGE, page * REPORTS_A_PAGE),
    total: found.length,
    page,
    pages,
    years: [...new Set(reports.map(yearOf))].filter(Boolean).sort().reverse(),
  };
}

/** The finding of a list: `6 reports of 2026 with “margin”`. */
export function foundSentence(total: number, { q, year }: ReportQuery): string {
  const what = total === 1 ? 'One report' : `${total === 0 ? 'No' : formatCount(total)} reports`;
  return `${what}${year && ` of ${year}`}${q && ` with “${q}”`}`;
}
