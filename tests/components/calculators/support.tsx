import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';

import { CalculatorPage } from '@/components/pages/CalculatorPage/CalculatorPage';
import { RiskProfilePage } from '@/components/pages/CalculatorPage/risk/RiskProfilePage';
import { startingAt } from '@/lib/domain/calculator/starting-rate';
import {
  calculatorBySlug,
  type CalculatorEntry,
  type CalculatorSlug,
} from '@/lib/pages/calculators';
import { loadCopy } from '@/lib/pages/calculators/load-copy';
import { navigation } from '@/tests/support/navigation';

const push = history.pushState.bind(history);
/* Next.js renders again after it; here a popstate event tells of it. */
history.pushState = (...step) => {
  push(...step);
  dispatchEvent(new PopStateEvent('popstate'));
};

/* React's server renderer for Node.js needs setImmediate, which jsdom lacks. */
Object.assign(globalThis, { setImmediate });

const NOW = new Date('2026-11-20T10:00:00+05:30');

/** An entry whose savings scheme has another rate, in per cent, as an order of the operator sets it. */
function atRate(entry: CalculatorEntry, rate: number): CalculatorEntry {
  const calculator = startingAt(entry.view.calculator, rate);
  const savingsRate = entry.savingsRate && { ...entry.savingsRate, value: rate };
  return { ...entry, savingsRate, view: { ...entry.view, calculator } };
}

/** The page of a calculator for a query, as its route renders it. */
export async function pageOf(
  slug: CalculatorSlug,
  query = '',
  rate?: number,
): Promise<ReactElement> {
  navigation.query = query;
  const found = calculatorBySlug(slug);
  if (!found) throw new Error(slug);
  const entry = rate === undefined ? found : atRate(found, rate);
  const page = { entry, copy: await loadCopy(entry), query: new URLSearchParams(query) };
  return entry.view.layout ? <CalculatorPage {...page} now={NOW} /> : <RiskProfilePage {...page} />;
}

/** The page's server-rendered HTML as it is sent. */
async function markupOf(slug: CalculatorSlug, query: string, rate?: number): Promise<string> {
  const page = await pageOf(slug, query, rate);
  return new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

/** The words of the page's HTML; parsing it takes longer than rendering it. */
export const wordsOf = async (slug: CalculatorSlug, query: string): Promise<string> =>
  (await markupOf(slug, query)).replace(/<[^>]*>/g, ' ');

/** The page's server-rendered HTML as a tree. */
export async function htmlOf(
  slug: CalculatorSlug,
  query = '',
  rate?: number,
): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = await markupOf(slug, query, rate);
  return root;
}

/** The results in the HTML, by id. */
export function dataOf(root: HTMLElement): Record<string, string> {
  const found = [...root.querySelectorAll('data')];
  return Object.fromEntries(found.map((data) => [data.id, data.value]));
}
