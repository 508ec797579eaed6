import type { CalculatorSlug } from './list';
import type { CalculatorRecord } from './record';

/**
 * A calculator's record: in browsers a separate chunk, so that a page does not load the other
 * records.
 */
export async function loadRecord(slug: CalculatorSlug): Promise<CalculatorRecord> {
  const { record } = (await import(`./records/${slug}.ts`)) as { record: CalculatorRecord };
  return record;
}
