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

/** What is not covered, by what people call it, as `foldText` writes it. */
const UNCOVERED: readonly (readonly [names: readonly string[], note: string])[] = [
  [TRUSTS, TRUSTS_NOTE],
  [['unlisted', 'pre ipo', 'preipo', 'delisted'], UNLISTED_NOTE],
];

/** The note for a query about something that the site does not cover; `null` if there is none. */
export function uncovered({ text: query, shorter }: Asked): string | null {
  if ([query, ...shorter].some((one) => titleMeant(one) === 'sensex')) return NO_SENSEX;
  const text = ` ${foldText(query)} `;
  const found = UNCOVERED.find(([names]) => names.some((name) => text.includes(` ${name} `)));
  return found?.[1] ?? null;
}
