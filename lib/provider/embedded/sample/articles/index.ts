import type { ArticleWire } from '@/lib/provider/schemas/content';

import { complaintPath } from './a-complaint-scores-and-smart-odr';
import { rebalancing } from './asset-allocation-and-rebalancing';
import { bondYields } from './bond-prices-yields-and-small-issuers';
import { capitalGains } from './capital-gains-on-shares-and-equity-funds';
import { corporateActions } from './corporate-actions-and-your-holdings';
import { ddpi } from './ddpi-and-power-of-attorney';
import { directAndRegular } from './direct-and-regular-plans-compared';
import { emergencyFund } from './emergency-fund-before-equity';
import { futuresMargin } from './futures-margin-and-mark-to-market';
import { gold } from './gold-bond-etf-or-coin';
import { ipoBid } from './how-an-ipo-bid-works';
import { trackingDifference } from './index-funds-etfs-and-tracking-difference';
import { realReturn } from './inflation-and-real-return';
import { nominees } from './nominees-and-transmission';
import { pledging } from './pledging-shares-for-margin';
import { ppfFifth } from './ppf-and-the-fifth-of-the-month';
import { contractNote } from './read-a-contract-note-line-by-line';
import { quarterlyResult } from './reading-a-quarterly-result';
import { sipDates } from './sip-dates-do-not-matter-much';
import { fakeApp } from './spot-a-fake-trading-app-or-tip';
import { usShares } from './us-shares-and-the-remittance-scheme';
import { peRatio } from './what-a-pe-ratio-can-and-cannot-say';
import { stopLoss } from './what-a-stop-loss-does-and-does-not-do';
import { settlement } from './what-t-plus-1-means-for-your-money';
import { optionBuyers } from './why-most-option-buyers-lose';

const WORDS_PER_MINUTE = 220;

/**
 * Reading time of an article's markup.
 * @param body markup; tags are taken out before words are counted
 * @returns whole minutes at 220 words a minute, rounded up, at least 1
 */
export function readingMinutes(body: string): number {
  const words = body
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}

const written: ArticleWire[] = [
  capitalGains,
  nominees,
  gold,
  corporateActions,
  usShares,
  complaintPath,
  fakeApp,
  contractNote,
  directAndRegular,
  quarterlyResult,
  optionBuyers,
  ipoBid,
  bondYields,
  pledging,
  settlement,
  ppfFifth,
  trackingDifference,
  rebalancing,
  futuresMargin,
  stopLoss,
  ddpi,
  peRatio,
  sipDates,
  emergencyFund,
  realReturn,
];

/** The sample articles, newest first, with a reading time that follows the body. */
export const articles: ArticleWire[] = written.map((article) => ({
  ...article,
  readMinutes: readingMinutes(article.body ?? ''),
}));
