import { foldText } from '@/lib/tools/fold';

/** Trusts whose units are listed on NSE, by what people call them, as `foldText` writes it. */
const TRUSTS =
  'anantam,anzen,bagmane prime,bagmane reit,biret,brookfield india,brookfield reit,capital infra trust,citius,cube highways,embassy office,embassy reit,indigrid,india grid,indus infra,invit,invits,irb invit,knowledge realty,krt,mindspace,national highways infra,ndr invit,ndr infravit,nexus select,nhit,nxst,pg invit,pginvit,powergrid infrastructure investment,powergrid invit,raajmarg,reit,reits,roadstar,shrem,vertis'.split(
    ',',
  );

/** What is said of listed units that have no page. */
export const TRUSTS_NOTE =
  'This site has pages for shares, ETFs and mutual funds. Units of REITs and InvITs are not covered.';

/** What a query names that this site does not cover; `null` where it names nothing of the kind. */
export function uncovered(query: string): string | null {
  const text = ` ${foldText(query)} `;
  return TRUSTS.some((name) => text.includes(` ${name} `)) ? TRUSTS_NOTE : null;
}
