import type { OpenHours, QuotesAnswer } from '@/lib/domain/market/quotes';
import { PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';

import { isMotionPaused, watchMotionSetting } from '../use-motion-setting';
import { receiveQuotes, symbolsOnPage } from './use-quote';

/**
 * Milliseconds: first soon after the page's load, then every minute, with back-off up to `longest`
 * while requests fail.
 */
export const QUOTE_REFRESH = {
  first: 300,
  every: PAGE_FRESH_SECONDS * 1000,
  longest: 15 * 60_000,
} as const;

/** A request is aborted after this many milliseconds. */
const TIMEOUT = 10_000;

/** Every response has the site shell's quotes; the request names those of the page. */
function address(): string {
  const symbols = symbolsOnPage();
  return symbols.length === 0
    ? '/api/quotes'
    : `/api/quotes?stocks=${symbols.map(encodeURIComponent).join(',')}`;
}

/** @throws Error when there is no valid response in time */
async function fetchQuotes(): Promise<QuotesAnswer> {
  const response = await fetch(address(), { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`quotes: ${response.status}`);
  return (await response.json()) as QuotesAnswer;
}

/**
 * Polls the quotes of the site shell and the page while the page is visible, the market is open and
 * the visitor has not paused updates: soon after the start, then every minute, and with exponential back-off while requests fail.
 * @param renderedHours the open hours that the page was rendered with
 * @returns stops polling
 */
export function pollQuotes(renderedHours: readonly OpenHours[]): () => void {
  let hours = renderedHours;
  let due = Date.now() + QUOTE_REFRESH.first;
  let failures = 0;
  let timer = 0;
  let isStopped = false;

  const schedule = () => {
    clearTimeout(timer);
    if (isStopped || document.hidden || isMotionPaused()) return;
    const now = Date.now();
    const next = hours.find(([, closes]) => closes > Math.max(due, now));
    if (next) timer = window.setTimeout(poll, Math.max(due, next[0]) - now);
  };
  const poll = async () => {
    try {
      const answer = await fetchQuotes();
      if (isStopped) return;
      receiveQuotes(answer);
      failures = 0;
      due = Date.now() + QUOTE_REFRESH.every;
      // The server's clock decides: if the market is closed, only later sessions count.
      hours = answer.isOpen ? answer.hours : answer.hours.filter(([opens]) => opens > Date.now());
    } catch {
      failures += 1;
      due = Date.now() + Math.min(QUOTE_REFRESH.every * 2 ** failures, QUOTE_REFRESH.longest);
    }
    schedule();
  };
  document.addEventListener('visibilitychange', schedule);
  const unwatch = watchMotionSetting(schedule);
  schedule();
  return () => {
    isStopped = true;
    unwatch();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
  };
}
