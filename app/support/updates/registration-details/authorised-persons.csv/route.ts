import { authorisedPersons } from '@/lib/content/legal/registration';
import { personsTable } from '@/lib/domain/support/authorised-persons';
import { tableResponse } from '@/lib/tools/table-file';

/** All authorised persons as a file. */
export const GET = (request: Request): Response =>
  tableResponse(request, {
    ...personsTable(authorisedPersons),
    name: 'authorised-persons',
    source: 'The firm’s register',
    asOf: null,
  });
