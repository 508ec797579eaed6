/**
 * Rate limits by visitor and by network, so that a network cannot multiply its limit by using many
 * addresses.
 */
import { createLimiter, type Limiter, type LimiterOptions } from './limiter';
import { networkOf, wideNetworkOf } from './network';

/**
 * The rate of the network around a visitor (an IPv6 /48, an IPv4 /24), as a multiple of the
 * visitor's.
 */
export const WIDE_TIMES = 10;

/**
 * A limiter whose keys are addresses. An event counts `WIDE_TIMES` points for the visitor and one
 * for the wide network, so that one counter with one connection serves both.
 * @param keyOf makes a key of a network, for a store that is to hold no address
 */
export function createNetworkLimiter(
  options: LimiterOptions,
  keyOf: (network: string) => string = (network) => network,
): Limiter {
  const { name, perMinute } = options;
  const points = createLimiter({
    ...options,
    name: `${name} by network`,
    perMinute: perMinute * WIDE_TIMES,
  });
  const keysOf = (address: string) =>
    [keyOf(networkOf(address)), keyOf(wideNetworkOf(address))] as const;
  return {
    async count(address, events = 1) {
      const [own, wide] = keysOf(address);
      const waits = [points.count(own, events * WIDE_TIMES), points.count(wide, events)];
      return Math.max(...(await Promise.all(waits)));
    },
    async wait(address) {
      return Math.max(...(await Promise.all(keysOf(address).map((key) => points.wait(key)))));
    },
    close: points.close,
  };
}
