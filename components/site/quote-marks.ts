import { directionOf, formatAsOf, formatMovement, formatNumber, formatRupees } from '@/lib/format';
import { MOST_QUOTES } from '@/lib/site-shell';
import type { QuotesAnswer } from '@/lib/quotes';

/**
 * Writes into the text that is there, so that React's own nodes stay, and so do those that a
 * translation has put about them.
 */
function write(element: Element, text: string): void {
  if (element.textContent === text) return;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = text;
  while (walker.nextNode()) {
    (walker.currentNode as Text).data = rest;
    rest = '';
  }
}

function writeChange(element: Element, change: number | null, percent: number | null): void {
  const shows = element.getAttribute('data-shows');
  const [first, second] = [
    shows === 'percent' ? null : change,
    shows === 'change' ? null : percent,
  ];
  const known = first ?? second;
  if (known === null) return;
  element.setAttribute('data-direction', directionOf(known));
  write(element, formatMovement(first, second));
}

const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  number: formatNumber,
  rupees: formatRupees,
};

const within = (element: Element, selector: string): Element | null =>
  element.matches(selector) ? element : element.querySelector(selector);

/**
 * Puts quotes where the page has them: in every element with `data-quote`, its value in
 * `data-value` (`number` or `rupees`) and its change in what `Change` draws; and the time they are
 * of in every `data-as-of`, which names a kind (`index`) or one quote (`stock:INFY`). A figure that is missing now leaves the one that stands.
 */
export function showQuotes({ quotes, asOf }: QuotesAnswer): void {
  for (const element of document.querySelectorAll('[data-quote]')) {
    const [value = null, change = null, percent = null] =
      quotes[element.getAttribute('data-quote') ?? ''] ?? [];
    if (value === null) continue;
    const place = within(element, '[data-value]');
    const format = FORMATS[place?.getAttribute('data-value') ?? ''];
    if (place && format) write(place, format(value));
    const moved = within(element, '[data-shows]');
    if (moved) writeChange(moved, change, percent);
  }
  for (const element of document.querySelectorAll('[data-as-of]')) {
    const [key = '', kind = '', one] =
      /^(\w+):?(.*)$/.exec(element.getAttribute('data-as-of') ?? '') ?? [];
    const moment = asOf[kind];
    if (moment && (!one || quotes[key])) write(element, formatAsOf(moment));
  }
}

/** After this long a request is given up, in milliseconds. */
const PATIENCE = 10_000;

/** The frame's shares come with every answer; those of the page itself are named. */
function address(): string {
  const keys = [...document.querySelectorAll('main [data-quote^="stock:"]')].map((element) =>
    (element.getAttribute('data-quote') ?? '').slice('stock:'.length),
  );
  const symbols = [...new Set(keys)].slice(0, MOST_QUOTES).sort();
  return symbols.length === 0
    ? '/api/quotes'
    : `/api/quotes?stocks=${symbols.map(encodeURIComponent).join(',')}`;
}

/**
 * One request for all quotes of the frame and the page.
 * @throws Error when there is no good answer in time
 */
export async function askQuotes(): Promise<QuotesAnswer> {
  const response = await fetch(address(), { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`quotes: ${response.status}`);
  return (await response.json()) as QuotesAnswer;
}
