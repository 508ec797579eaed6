import { QUOTE_REFRESH } from '@/lib/site-shell';
import type { OpenHours, QuotesAnswer } from '@/lib/quotes';

/** What asks and writes is fetched when the market is open, and so by few pages of a day. */
const loadMarks = () => import('./quote-marks');

/**
 * Keeps the quotes of a page fresh while it is visible and the market is open: at once, then by the
 * minute, more seldom while requests fail, and not at all in between.
 * @param rendered the open hours as the page was rendered with them
 * @returns what ends it
 */
export function keepQuotesFresh(rendered: readonly OpenHours[]): () => void {
  let hours = rendered;
  let due = Date.now() + QUOTE_REFRESH.first;
  let failures = 0;
  let timer = 0;
  let isOver = false;
  let show: (() => void) | null = null;

  const plan = () => {
    clearTimeout(timer);
    if (isOver || document.hidden) return;
    const now = Date.now();
    const next = hours.find(([, closes]) => closes > Math.max(due, now));
    if (next) timer = window.setTimeout(refresh, Math.max(due, next[0]) - now);
  };
  const take = (answer: QuotesAnswer) => {
    failures = 0;
    due = Date.now() + QUOTE_REFRESH.every;
    // The server's clock decides: where it finds the market closed, only later sessions count.
    hours = answer.isOpen ? answer.hours : answer.hours.filter(([opens]) => opens > Date.now());
  };
  const refresh = async () => {
    try {
      const { askQuotes, showQuotes } = await loadMarks();
      const answer = await askQuotes();
      if (isOver) return;
      show = () => showQuotes(answer);
      show();
      take(answer);
    } catch {
      failures += 1;
      due = Date.now() + Math.min(QUOTE_REFRESH.every * 2 ** failures, QUOTE_REFRESH.longest);
    }
    plan();
  };
  // A marquee that comes later, or a table that is drawn anew, has the figures of the page.
  const late = new MutationObserver(() => show?.());
  late.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
    late.disconnect();
    document.removeEventListener('visibilitychange', plan);
  };
}
