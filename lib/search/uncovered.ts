import { NO_SENSEX } from '@/lib/domain/index/no-sensex';
import { foldText } from '@/lib/tools/fold';

import { titleMeant } from './index-names';
import type { Asked } from './query';

/** Trusts whose units are listed on NSE, by what people call them, as `foldText` writes it. */
const TRUSTS =
  'anantam,anzen,bagmane prime,bagmane reit,biret,brookfield india,brookfield reit,capital infra trust,citius,cube highways,embassy office,embassy reit,indigrid,india grid,indus infra,invit,invits,irb invit,knowledge realty,krt,mindspace,national highways infra,ndr invit,ndr infravit,nexus select,nhit,nxst,pg invit,pginvit,powergrid infrastructure investment,powergrid invit,raajmarg,reit,reits,roadstar,shrem,vertis'.split(
    ',',
  );

/** What is said of listed units that have no page. */
export const TRUSTS_NOTE =
  'This site has pages for shares, ETFs and mutual funds. Units of REITs and InvITs are not covered.';

/** What is said of shares that are on no exchange. */
const UNLISTED_NOTE =
  'This site has pages for listed shares, ETFs and mutual funds. Unlisted shares are not covered.';

/**
 * Well-known firms whose shares NSE does not trade, as `foldText` writes them, with the name in the
 * sentence. The sentence is left out as soon as the list of companies has one.
 */
const NOT_LISTED: readonly (readonly [names: readonly string[], name: string])[] = [
  [['amul', 'gcmmf'], 'Amul'],
  [['bsnl'], 'BSNL'],
  [['byju', 'byjus', 'byju s'], 'Byju’s'],
  [['flipkart'], 'Flipkart'],
  [['haldiram', 'haldirams', 'haldiram s'], 'Haldiram’s'],
  [['nsdl'], 'NSDL'],
  [['oyo'], 'OYO'],
  [['parle', 'parle g', 'parle agro'], 'Parle'],
  [['phonepe', 'phone pe'], 'PhonePe'],
  [['razorpay'], 'Razorpay'],
  [['serum institute'], 'Serum Institute'],
  [['tata sons'], 'Tata Sons'],
  [['zerodha'], 'Zerodha'],
];

const notListedNote = (name: string): string =>
  `${name} is not in this site’s list of companies, which are listed on NSE.`;

/** What is not covered, by what people call it, as `foldText` writes it. */
const UNCOVERED: readonly (readonly [names: readonly string[], note: string])[] = [
  [TRUSTS, TRUSTS_NOTE],
  [['unlisted', 'pre ipo', 'preipo', 'delisted'], UNLISTED_NOTE],
  ...NOT_LISTED.map(([names, name]) => [names, notListedNote(name)] as const),
];

/** The note for a query about something that the site does not cover; `null` if there is none. */
export function uncovered({ text: query, shorter }: Asked): string | null {
  if ([query, ...shorter].some((one) => titleMeant(one) === 'sensex')) return NO_SENSEX;
  const text = ` ${foldText(query)} `;
  const found = UNCOVERED.find(([names]) => names.some((name) => text.includes(` ${name} `)));
  return found?.[1] ?? null;
}
