import { loadCalendar } from '@/lib/pages/calendars/load-calendar';
import { calendarOfFile } from '@/lib/pages/calendars/calendar-names';
import { absent, textFile, unavailable } from '@/lib/tools/responses';
import { decodedPart } from '@/lib/tools/slug';

interface Context {
  params: Promise<{ file: string }>;
}

/** Dates to keep as a calendar file to subscribe to. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const wanted = calendarOfFile(decodedPart((await params).file));
  if (!wanted) return absent();
  const text = await loadCalendar(wanted);
  if (text === 'unknown') return absent();
  return text === null ? unavailable() : textFile(text, 'text/calendar');
}
