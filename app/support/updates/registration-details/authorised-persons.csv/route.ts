import { authorisedPersons } from '@/lib/content/legal/registration';
import { personsCsv } from '@/lib/domain/support/authorised-persons';
import { csvResponse } from '@/lib/tools/csv-response';

/** All authorised persons as CSV. */
export const GET = (): Response =>
  csvResponse(personsCsv(authorisedPersons), 'authorised-persons.csv');
