import type { ValueKind } from '@/lib/domain/fields';

import { toAssetAddress, toLink } from '../values/addresses';
import { figureOf } from '../values/primitives';
import type { Shape } from './shape';

/** A kind of value: its name, the accepted forms, and its JSON Schema. */
interface Kind {
  readonly name: string;
  readonly accepts: string;
  readonly jsonSchema: Readonly<Record<string, unknown>>;
  /** Further checks that the schema does not make. */
  readonly fits?: (value: unknown) => boolean;
}

const TEXT_OR_NUMBER = { type: ['string', 'number'] };

/** All kinds of values. */
export const KINDS: Readonly<Record<ValueKind, Kind>> = {
  text: {
    name: 'text',
    accepts:
      'plain text that is not blank, or a number; HTML entities are decoded once, runs of blanks and line breaks become one blank',
    jsonSchema: TEXT_OR_NUMBER,
  },
  lines: {
    name: 'text with line breaks',
    accepts: 'plain text, which may be blank and keeps its line breaks',
    jsonSchema: { type: 'string' },
  },
  markup: {
    name: 'markup',
    accepts:
      'HTML; paragraphs, headings 2 to 4, lists, tables, emphasis and links stay, everything else is removed',
    jsonSchema: { type: 'string', minLength: 1 },
  },
  figure: {
    name: 'figure',
    accepts:
      'a number, or a text with thousands separators, a sign, a trailing `%` or surrounding blanks (`"24,198.85"`, `"-0.42%"`); `null`, `""`, `"-"` and `"N.A."` mean that there is none, which is never shown as 0',
    jsonSchema: { type: ['number', 'string', 'null'] },
    fits: (value) => figureOf(value as string | number | null) !== undefined,
  },
  date: {
    name: 'date',
    accepts:
      'ISO 8601 (`2026-11-20`, `2026-11-20T15:30:00+05:30`), the day first (`20-11-2026`, `20/11/2026`, `20-Nov-2026`), `Nov 20 2026`, ms since 1970, `/Date(…)/`; without a zone it is Indian Standard Time',
    jsonSchema: TEXT_OR_NUMBER,
  },
  link: {
    name: 'link',
    accepts: 'a path of this site (`/ipos`) or an absolute `https:` address; any other is left out',
    jsonSchema: { type: 'string' },
    fits: (value) => toLink(String(value)) !== null,
  },
  asset: {
    name: 'file',
    accepts:
      'a path on the base of assets (`images/a.jpg`) or an absolute address below that base, ending in svg, png, jpg, jpeg, webp, avif, gif or pdf; any other is left out',
    jsonSchema: { type: 'string' },
    fits: (value) => toAssetAddress(String(value)) !== null,
  },
  navDays: {
    name: 'list of NAVs',
    accepts:
      'a list of pairs `["2026-11-20", 90.74]`: the day and the NAV in ₹ a unit; a pair without a day or with a NAV of 0 or less counts as missing',
    jsonSchema: { type: 'array', items: { type: ['array', 'null'] } },
    fits: Array.isArray,
  },
  number: {
    name: 'number',
    accepts: 'a JSON number or `null`, no text',
    jsonSchema: { type: ['number', 'null'] },
  },
  boolean: {
    name: 'true or false',
    accepts: 'JSON’s `true` or `false`, no text',
    jsonSchema: { type: 'boolean' },
  },
};

/** The name of a shape in the reference and in messages. */
export function nameOf(shape: Shape): string {
  if (shape.kind === 'choice') return shape.values.map((value) => `"${value}"`).join(' or ');
  if (shape.kind === 'list') return `list (${nameOf(shape.of)})`;
  if (shape.kind === 'map') return `record of any names (${nameOf(shape.of)})`;
  return shape.kind === 'record' ? 'record' : KINDS[shape.kind].name;
}
