import 'server-only';

import { calendarOf } from '@/lib/content/market-calendar';
import { calendarFile, type DayEvent } from '@/lib/domain/calendar/event-calendar';
import { exDateEvents, issueEvents, resultEvents } from '@/lib/domain/calendar-events';
import type { Company } from '@/lib/domain/company/records';
import { cancelledSteps, issueSteps } from '@/lib/domain/issue/timeline';
import { actionRows, resultRows } from '@/lib/domain/market/event-rows';
import { titleOf } from '@/lib/domain/sourced';
import { issuesIn, issueSlug } from '@/lib/pages/issues/load-issues';
import { loadEvents } from '@/lib/pages/markets/load-lists';
import { loadIssueLists } from '@/lib/pages/markets/load-market-pages';
import { companyPath, issuePath } from '@/lib/pages/addresses/paths';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import { onceBy } from '@/lib/tools/once-by';
import { todayInIndia } from '@/lib/tools/today';

import { type CalendarName, CALENDARS } from './calendar-names';
import { load } from '@/lib/provider/load';

type Events = readonly DayEvent[] | null;
type Companies = readonly Company[] | null;

/** The absolute address of a company's page by its symbol. */
function urlIn(companies: Companies) {
  const slugs = new Map((companies ?? []).map(({ symbol, slug }) => [symbol, slug]));
  return (symbol: string) => {
    const slug = slugs.get(symbol);
    return slug === undefined ? undefined : absoluteUrl(companyPath(slug));
  };
}

async function results(): Promise<Events> {
  const { events, companies } = await loadEvents('boardMeetings');
  const titled = (text: string) => titleOf(events, text);
  return events && resultEvents(resultRows(events.data), titled, urlIn(companies));
}

async function exDates(): Promise<Events> {
  const { events, companies } = await loadEvents('corporateActions');
  const titled = (text: string) => titleOf(events, text);
  return events && exDateEvents(actionRows(events.data), titled, urlIn(companies));
}

async function ipos(): Promise<Events> {
  const lists = await loadIssueLists();
  // Without one of them, calendar programs would drop its issues.
  if (Object.values(lists).includes(null)) return null;
  const holidays = new Set(calendarOf('equity').holidays.map(({ day }) => day));
  const all = onceBy(issuesIn(lists), ({ issue }) => issueSlug(issue));
  return all.flatMap(({ issue, of }) => {
    const slug = issueSlug(issue);
    const name = titleOf(of, issue.name);
    const cancelled = cancelledSteps(issue, holidays);
    const url = absoluteUrl(issuePath(slug));
    return issueEvents(slug, name, issueSteps(issue, holidays), url, cancelled);
  });
}

const EVENTS: Readonly<Record<CalendarName, () => Promise<Events>>> = {
  results,
  'ex-dates': exDates,
  ipos,
};

async function ofCompany(symbol: string): Promise<Events | 'unknown'> {
  const companies = await load('companies', {});
  if (companies && !companies.data.some((one) => one.symbol === symbol)) return 'unknown';
  const both = await Promise.all([results(), exDates()]);
  if (both.includes(null)) return null;
  const isOwn = new RegExp(`^(?:results|ex)-${symbol.replace(/[^A-Z0-9]/g, '\\$&')}-\\d{4}-`);
  return both.flatMap((events) => (events ?? []).filter(({ id }) => isOwn.test(id)));
}

/**
 * A calendar as a file, without events if the source has none; `null` if a source is down: an empty
 * file would delete the events in a calendar program. `unknown` for a symbol that is not listed.
 */
export async function loadCalendar(
  wanted: CalendarName | { readonly symbol: string },
): Promise<string | null | 'unknown'> {
  const isOne = typeof wanted === 'object';
  const events = await (isOne ? ofCompany(wanted.symbol) : EVENTS[wanted]());
  if (events === null || events === 'unknown') return events;
  return calendarFile(events, {
    name: isOne ? `Results and ex-dates of ${wanted.symbol}` : CALENDARS[wanted],
    host: new URL(absoluteUrl('/')).hostname,
    product: 'Dates to keep',
    updated: todayInIndia(),
  });
}
