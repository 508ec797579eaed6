import type { z } from 'zod';

import type { OptionChain, OptionStrike, OptionUnderlying } from '@/lib/domain/contract/records';
import type { Dated } from '@/lib/domain/sourced';
import type * as wire from '../schemas/options';

import { dated } from './lists';

const toUnderlying = (given: z.output<typeof wire.optionUnderlying>): OptionUnderlying => ({
  ...given,
  isIndex: given.isIndex ?? false,
});

export const toOptionUnderlyings = (
  given: z.output<typeof wire.optionUnderlyings>,
): Dated<OptionUnderlying> => dated(given, toUnderlying);

/** A row without a strike is dropped. */
function toStrike(given: z.output<typeof wire.optionStrike>): OptionStrike | null {
  const { strike } = given;
  if (strike === null) return null;
  return {
    strike,
    call: {
      openInterest: given.callOpenInterest,
      openInterestChange: given.callOiChange,
      volume: given.callVolume,
      close: given.callClose,
    },
    put: {
      openInterest: given.putOpenInterest,
      openInterestChange: given.putOiChange,
      volume: given.putVolume,
      close: given.putClose,
    },
  };
}

export function toOptionChain(given: z.output<typeof wire.optionChain>): OptionChain {
  const { rows, ...day } = dated(given, toStrike);
  const { expiry, expiries, close } = given;
  const byStrike = [...rows].sort((a, b) => a.strike - b.strike);
  return { ...day, expiry, expiries, close, rows: byStrike };
}
