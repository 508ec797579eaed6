import 'server-only';

import { firm } from '@/lib/content/firm';
import { alongside, type Alongside } from '@/lib/domain/became/alongside';
import { type Asked, ASKED_NAMES, type AskedTexts, readAsked } from '@/lib/domain/became/asked';
import { type Became, becameOf } from '@/lib/domain/became/became';
import {
  adjustedSentence,
  breakSentence,
  dayNotes,
  noSpanSentence,
} from '@/lib/domain/became/sentences';
import { indexSlug } from '@/lib/domain/index/names';
import type { SearchParameters } from '@/lib/tools/parameters';
import { addDays } from '@/lib/tools/time';
import { todayInIndia } from '@/lib/tools/today';

import { findLine, type Line, loadIndexLine, type Near } from './load-line';

/** The index that each answer is compared with, as the feed names it. */
const NIFTY = { feed: 'NIFTY 50', name: 'Nifty 50', of: 'nifty-50' } as const;

export interface WhatIfAnswer {
  readonly asked: Asked;
  readonly of: Pick<Line, 'kind' | 'name' | 'of' | 'href' | 'source' | 'detail'>;
  readonly became: Became;
  readonly others: readonly Alongside[];
  /** The adjustments of the answer, and differences between its days and the requested ones. */
  readonly notes: readonly string[];
}

export interface WhatIfPageProps {
  /** As typed. */
  readonly texts: AskedTexts;
  /** Problems with the request, as sentences. */
  readonly problems: readonly string[];
  /** Suggestions for an unknown name. */
  readonly near: readonly Near[];
  /** Why prices of the span do not compare. */
  readonly barrier: string | null;
  /** The day from which prices can be compared; `null` if no period is left. */
  readonly since: string | null;
  readonly answer: WhatIfAnswer | null;
  /** Nothing was requested: the answer is an example. */
  readonly isExample?: boolean;
}

/** The day of the newest price that may be counted with. */
const newestAllowed = (today: string): string => addDays(today, -firm.whatIfLagDays);

async function answerOf(asked: Asked, found: Line, today: string) {
  const newest = newestAllowed(today);
  const points = found.series.points.filter(({ day }) => day <= newest);
  const series = { ...found.series, points };
  const became = becameOf(series, asked);
  if (typeof became === 'string') {
    const days = [points[0]?.day, points.at(-1)?.day] as const;
    return { problems: [noSpanSentence(became, found.name, days)] };
  }
  if (!('course' in became)) {
    const until = asked.to ?? points.at(-1)?.day ?? '';
    return {
      barrier: breakSentence(found.kind, series, became),
      since: became.day < until ? became.day : null,
    };
  }
  const isNifty = found.kind === 'index' && indexSlug(found.name) === NIFTY.of;
  const nifty = isNifty ? null : await loadIndexLine(NIFTY.feed);
  // Sample values cannot be compared with real prices, nor real ones with samples.
  const isAlike = nifty !== null && (nifty.source === 'sample') === (found.source === 'sample');
  const others = alongside(
    asked,
    became,
    isAlike ? { name: NIFTY.name, series: nifty.series } : null,
  );
  const adjusted = adjustedSentence(series, found.actions, became);
  const { kind, name, of, href, source, detail } = found;
  const notes = [...(adjusted ? [adjusted] : []), ...dayNotes(asked, became)];
  return { answer: { asked, of: { kind, name, of, href, source, detail }, became, others, notes } };
}

/** The result for the sum in an address, or sentences that say why there is none. */
export async function loadWhatIf(query: SearchParameters): Promise<WhatIfPageProps> {
  const today = todayInIndia();
  const { texts, asked, problems } = readAsked(query, today);
  const nothing = { texts, problems, near: [], barrier: null, since: null, answer: null };
  if (!asked) return nothing;
  const found = await findLine(asked.kind, asked.of);
  if ('problem' in found) return { ...nothing, problems: [found.problem], near: found.near };
  return { ...nothing, ...(await answerOf(asked, found, today)) };
}

/** What the page counts before the first request: ₹1 lakh in the Nifty 50 over the last year on record. */
const EXAMPLE = { kind: 'index', of: NIFTY.name } as const;

/** The result of an address; without parameters that of an example, if it has one. */
export async function loadWhatIfPage(query: SearchParameters): Promise<WhatIfPageProps> {
  if (ASKED_NAMES.some((name) => query[name] !== undefined)) return loadWhatIf(query);
  const example = await loadWhatIf(EXAMPLE);
  return example.answer === null ? loadWhatIf(query) : { ...example, isExample: true };
}
