import { z } from 'zod';

import { dated, type DatedWire } from './lists';
import { date, figure, limit, optional, optionalList, text, type Wire } from './primitives';

export const optionUnderlying = z.object({
  symbol: text,
  name: optional(text),
  isIndex: optional(z.boolean()),
  close: optional(figure),
  callOpenInterest: optional(figure),
  putOpenInterest: optional(figure),
  expiries: optionalList(date),
});
export type OptionUnderlyingWire = Wire<typeof optionUnderlying>;

export const optionUnderlyings = dated(optionUnderlying);

export const optionStrike = z.object({
  strike: figure,
  callOpenInterest: optional(figure),
  callOiChange: optional(figure),
  callVolume: optional(figure),
  callClose: optional(figure),
  putOpenInterest: optional(figure),
  putOiChange: optional(figure),
  putVolume: optional(figure),
  putClose: optional(figure),
});
export type OptionStrikeWire = Wire<typeof optionStrike>;

export const optionChain = dated(optionStrike).extend({
  expiry: limit,
  expiries: optionalList(date),
  close: optional(figure),
});

/** The chain of one expiry as a provider sends it. */
export interface OptionChainWire extends DatedWire<OptionStrikeWire> {
  readonly expiry: string | null;
  readonly expiries: readonly string[];
  readonly close: number | null;
}
