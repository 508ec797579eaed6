import { ENQUIRIES } from './kinds';
import type { KeptEnquiry } from './store';

/** Spreadsheets run a cell that begins like a formula; an apostrophe keeps it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The names of all fields of all forms, each once, in the order of the forms. */
const FIELD_NAMES: readonly string[] = [
  ...new Set(Object.values(ENQUIRIES).flatMap(({ fields }) => fields.map(({ name }) => name))),
];

/** Enquiries as CSV with one column for each field that any form has (RFC 4180). */
export function toCsv(enquiries: readonly KeptEnquiry[]): string {
  const header = ['reference', 'kind', 'receivedAt', 'deliveredAt', ...FIELD_NAMES];
  const rows = enquiries.map(({ reference, kind, receivedAt, deliveredAt, fields }) => [
    reference,
    kind,
    receivedAt,
    deliveredAt ?? '',
    ...FIELD_NAMES.map((name) => fields[name] ?? ''),
  ]);
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Enquiries as a JSON array, a record a line. */
export function toJson(enquiries: readonly KeptEnquiry[]): string {
  const lines = enquiries.map((enquiry) => JSON.stringify(enquiry));
  return `[${lines.length > 0 ? `\n${lines.join(',\n')}\n` : ''}]\n`;
}
