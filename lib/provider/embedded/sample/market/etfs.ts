import type { EtfWire } from '@/lib/provider/schemas/market';

import { seededRandom } from '../random';
import { ETFS, type EtfRow } from './etfs-table';
import { isExchange } from './exchanges';
import { indexBack, indexByName } from './indices';
import { percent, round2 } from './rounding';

/** Sample moves of the day, in per cent, of what ETFs follow beside the sample's own indices. */
const OTHER_MOVES: Readonly<Record<string, number>> = {
  gold: 0.46,
  silver: 0.83,
  liquid: 0.01,
  bonds: 0.04,
  nasdaq: 0.72,
  'hang seng': -0.55,
};

function moveOf(follows: string): number {
  const index = indexByName(follows);
  if (!index) return (OTHER_MOVES[follows] ?? 0) / 100;
  return index.close / indexBack(index, 1) - 1;
}

function toEtf([symbol, name, follows, level, turnover]: EtfRow): EtfWire {
  const random = seededRandom(`etf ${symbol}`);
  const jitter = follows === 'liquid' ? 1 : random.between(0.985, 1.015);
  const price = round2(level * jitter);
  const error = follows === 'liquid' ? 0 : 0.0004 * random.normal();
  const before = round2(price / (1 + moveOf(follows) + error));
  const change = round2(price - before);
  const volume = Math.round(((turnover * 1e7) / price) * random.between(0.7, 1.4));
  return {
    symbol,
    name,
    close_price: price,
    netchg: change,
    perchg: percent(change, before),
    volume,
    value: round2((volume * price) / 1e7),
  };
}

/**
 * Exchange-traded funds on the sample day: prices in ₹ that follow their index, value in ₹ crore. An
 * empty list for an unknown exchange.
 */
export function etfs(exchange: string): EtfWire[] {
  return isExchange(exchange) ? ETFS.map(toEtf) : [];
}
