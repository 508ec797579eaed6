import { authorisedPersons } from '@/lib/content/legal/registration';
import { personsCsv } from '@/lib/support/authorised-persons';

export const dynamic = 'force-static';

/** All authorised persons as a file for spreadsheets. */
export function GET(): Response {
  return new Response(personsCsv(authorisedPersons), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="authorised-persons.csv"',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
