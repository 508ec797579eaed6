import { csvText } from '../tools/csv';

import { ENQUIRIES } from './kinds';
import type { StoredEnquiry } from './store';

/** The names of all fields of all forms, each once, in the order of the forms. */
const FIELD_NAMES: readonly string[] = [
  ...new Set(Object.values(ENQUIRIES).flatMap(({ fields }) => fields.map(({ name }) => name))),
];

/** Enquiries as CSV, with a column for each field of any form. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const header = [
    'reference',
    'kind',
    'receivedAt',
    'deliveredAt',
    'purpose',
    'purposeVersion',
    'wordsHash',
    ...FIELD_NAMES,
  ];
  const rows = enquiries.map(({ reference, kind, receivedAt, deliveredAt, fields, consent }) => [
    reference,
    kind,
    receivedAt,
    deliveredAt,
    consent.purpose ?? null,
    consent.version ?? null,
    consent.hash ?? null,
    ...FIELD_NAMES.map((name) => fields[name] ?? null),
  ]);
  return csvText([header, ...rows]);
}

/** Enquiries as a JSON array, a record a line. */
export function toJson(enquiries: readonly StoredEnquiry[]): string {
  const lines = enquiries.map((enquiry) => JSON.stringify(enquiry));
  return `[${lines.length > 0 ? `\n${lines.join(',\n')}\n` : ''}]\n`;
}
