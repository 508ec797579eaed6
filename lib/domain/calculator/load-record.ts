import type { CalculatorSlug } from './list';
import type { CalculatorRecord } from './record';

/** A calculator's record: in browsers a chunk of its own, so that none loads those of the others. */
export async function loadRecord(slug: CalculatorSlug): Promise<CalculatorRecord> {
  const { record } = (await import(`./records/${slug}.ts`)) as { record: CalculatorRecord };
  return record;
}
