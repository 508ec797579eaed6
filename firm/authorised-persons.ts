export { authorisedPersons } from '@/sample/firm/authorised-persons';
