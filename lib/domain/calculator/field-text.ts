import { readNumber } from '@/lib/tools/forms/number';

import type { FieldSpec } from './field-specs';

/** A number without an exponent, which validation would reject. */
function plain(value: number): string {
  return value.toFixed(8).replace(/\.?0+$/, '');
}

/** A field's value as text for its box and for the address. @param value default: the field's default */
export function textOf(spec: FieldSpec, value?: unknown): string {
  if (spec.kind === 'number') return plain(typeof value === 'number' ? value : spec.default);
  if (spec.kind === 'choice' || spec.kind === 'lines' || spec.kind === 'day')
    return typeof value === 'string' ? value : spec.default;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => (typeof item === 'number' ? plain(item) : ''));
    return items.join(',').replace(/,+$/, '');
  }
  return typeof value === 'string' ? value : '';
}

/** The value of a text that is valid for the field. */
export function valueOf(spec: FieldSpec, text: string): unknown {
  const trimmed = text.trim();
  if (spec.kind === 'number') return readNumber(trimmed, spec.unit);
  if (spec.kind === 'lines') return trimmed.replace(/\r\n?/g, '\n');
  if (spec.kind !== 'list') return trimmed;
  return trimmed === '' ? [] : trimmed.split(',').map((item) => readNumber(item, spec.unit));
}
