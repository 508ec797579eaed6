import type { Day, InForce } from '@/lib/domain/rule/in-force';

/** Whether a dated value applies on a day. */
const isInForce = ({ from, until }: InForce, day: Day): boolean =>
  from <= day && (until === undefined || day <= until);

/** The values that apply on a day. */
export const inForce = <T extends InForce>(values: readonly T[], day: Day): readonly T[] =>
  values.filter((value) => isInForce(value, day));
