import { type CallName, CALLS } from '@/lib/provider/calls';
import { fieldRows } from '@/lib/provider/contract/rows';
import { shapeOf } from '@/lib/provider/contract/shape';

/** What does not fit in a call's `data`, and the names in its records that no field has. */
export function faultsOf(name: CallName, data: unknown): string[] {
  const { read } = CALLS[name];
  const { reasons } = read(data);
  const known = new Set(fieldRows(shapeOf(read.field), 'record').map(({ path }) => path));
  const records = (Array.isArray(data) ? data : [data]) as readonly object[];
  const unknown = new Set(records.flatMap(Object.keys).filter((key) => !known.has(key)));
  return [...reasons, ...[...unknown].map((key) => `${key}: no such field`)];
}
