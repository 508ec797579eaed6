import { formatCount, formatYear } from '@/lib/tools/format';
import type { Report } from './records';

import type { ReportQuery, ReportSort } from './report-query';

export const REPORTS_A_PAGE = 10;

export interface ReportPage {
  /** The reports of this page. */
  readonly items: readonly Report[];
  /** Number of matching reports on all pages. */
  readonly total: number;
  /** From 1, within `pages`. */
  readonly page: number;
  readonly pages: number;
  /** Years with a report, newest first, regardless of the query. */
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

/** Compares by date, then by title; reports without a date always come last. */
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

/** Filters, sorts and paginates reports. A page number that is too large gives the last page. */
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

/** Summarises a list: `6 reports of 2026 with “margin”`. */
export function foundSentence(total: number, { q, year }: ReportQuery): string {
  const what = total === 1 ? 'One report' : `${total === 0 ? 'No' : formatCount(total)} reports`;
  return `${what}${year && ` of ${year}`}${q && ` with “${q}”`}`;
}
