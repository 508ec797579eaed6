import { calendarOf, calendarSources } from '@/lib/content/market-calendar';
import { holidayCalendar } from '@/lib/domain/calendar/holiday-calendar';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import { textFile } from '@/lib/tools/responses';

/** A calendar to subscribe to; `?segment=commodity` has the sessions of commodities. */
export function GET(request: Request) {
  const isCommodity = new URL(request.url).searchParams.get('segment') === 'commodity';
  const segment = isCommodity ? 'commodity' : 'equity';
  const text = holidayCalendar(calendarOf(segment).holidays, {
    name: isCommodity ? 'MCX holidays' : 'NSE and BSE holidays',
    host: new URL(absoluteUrl('/')).hostname,
    segment,
    updated: calendarSources.asOf,
    note: ({ opensAt }) =>
      isCommodity
        ? opensAt
          ? `Commodities open from ${opensAt} IST`
          : 'Commodities closed'
        : 'NSE and BSE closed',
  });
  return textFile(text, 'text/calendar');
}
