import { authorisedPersons } from '@/lib/content/legal/registration';
import { sharedFor } from '@/lib/tools/freshness';
import { personsCsv } from '@/lib/support/authorised-persons';

const DAY = 86_400;

/** All authorised persons as CSV. */
export function GET(): Response {
  return new Response(personsCsv(authorisedPersons), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="authorised-persons.csv"',
      'Cache-Control': sharedFor(DAY),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
