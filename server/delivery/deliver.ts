import { createHash } from 'node:crypto';

import { log } from '../../lib/log';

import { inlineScriptsOf } from '../document/inline-scripts';
import { withOwnScripts } from '../document/own-scripts';
import { contentPolicy, type PolicySettings } from '../document/policy';
import { leaveOutStillParts } from '../document/still-parts';
import type { CacheState, Exchange } from '../exchange';
import { markAsStandIn, type StandInStatus } from '../request/stand-ins';
import { compress, LEAST_BYTES } from './compression';
import { encodingFor, isCompressible } from './encoding';
import type { Freshness } from './freshness';
import { commonHeaders, isHtml, policyOfType, resourcePolicy, textOf, withVary } from './headers';
import { holdAnswer, type Send, type Way } from './hold';
import { claimImproving, encodingOf, type Kept, keptBody } from './kept';
import { improve, pack } from './packing';
import { isLasting, remember } from './repeat';
import { isKnownTag, plainTag } from './tags';

export interface Wanted {
  readonly standIn: StandInStatus | null;
  /** The name to remember the answer by; `null` where it is not to be. */
  readonly memoryKey: string | null;
  readonly freshness: Freshness;
  /** The `If-None-Match` that the framework was not shown. */
  readonly knownTag: string | undefined;
  /** Called once the answer is made, with whether it is remembered for others. */
  made(isShared: boolean): void;
}

const CACHE_STATES: Readonly<Record<string, CacheState>> = {
  HIT: 'hit',
  STALE: 'stale',
  MISS: 'miss',
};

const shortHash = (text: Buffer | string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A document without what its browser has no need of, and with its words before its scripts. */
const lightened = (document: Buffer): Buffer =>
  document.length === 0
    ? document
    : Buffer.from(withOwnScripts(leaveOutStillParts(document.toString('utf8'))));

/**
 * From here on, what the framework answers to an exchange goes out with this site's headers, the
 * page's own policy, and compressed. A body with a tag is hashed and compressed once for all who
 * ask; one without is each time another.
 */
export type Prepare = (exchange: Exchange, wanted: Wanted) => void;

export function createDelivery(settings: PolicySettings): Prepare {
  const common = Object.entries(commonHeaders(settings.siteUrl));
  const policyOf = contentPolicy(settings);
  // A page under another policy is another page to whoever kept it.
  const policyMark = shortHash(policyOf([])).slice(0, 6);

  function pagePolicy(path: string, body: Buffer): string {
    const { hashes, strangers } = inlineScriptsOf(body.toString('utf8'));
    if (strangers > 0) {
      log.error({ path, strangers }, 'a page holds inline scripts that are not known');
    }
    return policyOf(hashes);
  }

  return function prepare(exchange, { standIn, memoryKey, freshness, knownTag, made }) {
    const { request, response, path } = exchange;
    // The framework hangs a guard on it that lets nothing through once an answer looks sent.
    const setHeader = response.setHeader.bind(response);
    const wanted = encodingFor(textOf(request.headers['accept-encoding']));
    let type = '';
    let key: string | null = null;
    let kept: Kept | undefined;

    /** What a tag names is the same text each time; that of an error is no one path's. */
    const keyOf = (tag: string): string =>
      [response.statusCode === 200 ? path : response.statusCode, type, tag].join('|');

    const atHead = (): Way => {
      if (standIn !== null) markAsStandIn(response, standIn);
      type = textOf(response.getHeader('Content-Type'));
      exchange.cache = CACHE_STATES[textOf(response.getHeader('x-nextjs-cache'))] ?? 'none';
      common.forEach(([name, value]) => setHeader(name, value));
      setHeader('Cross-Origin-Resource-Policy', resourcePolicy(path, type));
      const policy = isHtml(type) || response.statusCode === 304 ? null : policyOfType(type);
      if (policy && !response.hasHeader('Content-Security-Policy')) {
        setHeader('Content-Security-Policy', policy);
      }
      const etag = textOf(response.getHeader('ETag'));
      const hasBody = response.statusCode >= 200 && ![204, 206, 304].includes(response.statusCode);
      const isText = isCompressible(type) && !response.hasHeader('Content-Encoding');
      if (!hasBody || !(isText || isHtml(type))) {
        if (response.statusCode === 200 && etag && isKnownTag(knownTag, etag)) {
          response.statusCode = 304;
          response.removeHeader('Content-Length');
        }
        made(false);
        return 'pass';
      }
      if (!etag) return 'hold';
      key = keyOf(etag);
      kept = keptBody(key);
      const isAtHand = kept?.bodies.has(encodingOf(kept, wanted));
      if (kept && claimImproving(kept, wanted)) exchange.improves = true;
      return kept && isAtHand && !exchange.improves ? 'drop' : 'hold';
    };

    const give = (send: Send, body: Buffer, encoding: string) => {
      if (encoding !== 'identity') setHeader('Content-Encoding', encoding);
      setHeader('Content-Length', body.length);
      send(body);
    };

    const giveOnce = async (send: Send, body: Buffer) => {
      made(false);
      if (isHtml(type)) setHeader('Content-Security-Policy', pagePolicy(path, body));
      const encoding = encodingOf({ packs: body.length >= LEAST_BYTES }, wanted);
      give(send, await compress(body, encoding), encoding);
    };

    const giveKept = async (send: Send, body: Buffer) => {
      const name = (key ??= keyOf(shortHash(body)));
      const tag = plainTag(name.slice(name.lastIndexOf('|') + 1));
      const entry: Kept = kept ??
        keptBody(name) ?? {
          etag: isHtml(type) ? `W/"${tag}-${policyMark}"` : `W/"${tag}"`,
          policy: isHtml(type) ? pagePolicy(path, body) : null,
          packs: body.length >= LEAST_BYTES,
          bodies: new Map(),
          asked: 0,
          isImproved: false,
        };
      const isToImprove = exchange.improves || (!kept && claimImproving(entry, wanted));
      const packed = await pack(name, entry, body, wanted);
      entry.asked += 1;
      setHeader('ETag', entry.etag);
      if (entry.policy) setHeader('Content-Security-Policy', entry.policy);
      made(remember(memoryKey, response, entry, freshness));
      if (isKnownTag(knownTag, entry.etag)) {
        response.statusCode = 304;
        response.removeHeader('Content-Type');
        send(null);
      } else give(send, packed, encodingOf(entry, wanted));
      if (isToImprove) improve(name, entry, body, isLasting(response));
    };

    const send = holdAnswer(response, {
      atHead,
      atEnd(whole) {
        const body = isHtml(type) ? lightened(whole) : whole;
        response.removeHeader('Content-Length');
        response.removeHeader('Accept-Ranges');
        setHeader('Vary', withVary(textOf(response.getHeader('Vary')), 'Accept-Encoding'));
        const isKept =
          key !== null || (freshness.until !== undefined && response.statusCode === 200);
        (isKept ? giveKept : giveOnce)(send, body).catch((error: unknown) => {
          log.error({ err: error, path }, 'an answer could not be finished');
          response.destroy();
        });
      },
      atOverflow() {
        log.error({ path }, 'an answer is too long to be checked');
        response.destroy();
      },
    });
  };
}
