import type { AuthorisedPerson } from '../content/legal/registration';

import { pageNumber, parameter, type SearchParameters, wordsOf } from './parameters';

export const PERSONS_A_PAGE = 20;

/** The persons in whose name, place, exchange or registration every word occurs. */
export function findPersons(
  persons: readonly AuthorisedPerson[],
  query: string,
): readonly AuthorisedPerson[] {
  const words = wordsOf(query);
  return persons.filter((person) => {
    const text = Object.values(person).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A page of the list, by `q` and `page` of the address. */
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
  'City',
  'State',
  'Exchange',
  'Registration no.',
  'Registered on',
  'Status',
];

/** Quoted where it must be; a cell that a spreadsheet would take for a formula starts with `'`. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The list as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export function personsCsv(persons: readonly AuthorisedPerson[]): string {
  const rows = persons.map((person) => [
    person.name,
    person.constitution,
    person.city,
    person.state,
    person.exchange,
    person.registration,
    person.since,
    person.status,
  ]);
  return `\uFEFF${[HEADER, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
