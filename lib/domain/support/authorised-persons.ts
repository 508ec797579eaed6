import { pageNumber, parameter, type SearchParameters, searchTerms } from '@/lib/tools/parameters';

export type AuthorisedPersonStatus = 'Active' | 'Surrendered' | 'Cancelled';

/** An authorised person of the firm, registered with an exchange. */
export interface AuthorisedPerson {
  readonly name: string;
  readonly constitution: 'Individual' | 'Partnership' | 'LLP' | 'Company';
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly phone: string;
  readonly exchange: 'NSE' | 'BSE' | 'MCX';
  readonly registration: string;
  /** `YYYY-MM-DD` */
  /** The day of registration with the exchange; `null` if it is not known. */
  readonly since: string | null;
  readonly status: AuthorisedPersonStatus;
}

const PERSONS_A_PAGE = 20;

/** Persons whose record contains every word of the query. */
export function findPersons(
  persons: readonly AuthorisedPerson[],
  query: string,
): readonly AuthorisedPerson[] {
  const words = searchTerms(query);
  return persons.filter((person) => {
    const text = Object.values(person).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** One page of the list, by the parameters `q` and `page`. */
export function personsPage(persons: readonly AuthorisedPerson[], parameters: SearchParameters) {
  const query = parameter(parameters, 'q');
  const found = findPersons(persons, query);
  const pages = Math.max(1, Math.ceil(found.length / PERSONS_A_PAGE));
  const page = pageNumber(parameters, pages);
  const from = (page - 1) * PERSONS_A_PAGE;
  return {
    query,
    page,
    pages,
    found: found.length,
    from,
    persons: found.slice(from, from + PERSONS_A_PAGE),
  };
}

const HEADER = [
  'Name',
  'Constitution',
  'Address',
  'City',
  'State',
  'Phone',
  'Exchange',
  'Registration no.',
  'Registered on',
  'Status',
];

/** The list as a file has it. */
export function personsTable(persons: readonly AuthorisedPerson[]) {
  const rows = persons.map((person) => [
    person.name,
    person.constitution,
    person.address,
    person.city,
    person.state,
    person.phone,
    person.exchange,
    person.registration,
    person.since ?? '',
    person.status,
  ]);
  return { header: HEADER, rows };
}
