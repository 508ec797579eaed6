import { authorisedPersons } from '@/firm/authorised-persons';
import { keyPersonnel, peopleUpdated } from '@/firm/people';

/** A row of the table of key managerial personnel. */
export interface KeyPerson {
  readonly name: string;
  readonly designation: string;
  readonly phone: string;
  readonly email: string;
}

export { authorisedPersons, keyPersonnel, peopleUpdated as REGISTRATION_UPDATED };
