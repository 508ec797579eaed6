import { renderToStaticMarkup } from 'react-dom/server';

import { AllocationBoard } from '@/components/pages/CalculatorPage/boards/Allocation.client';
import { CompoundingBoard } from '@/components/pages/CalculatorPage/boards/Compounding.client';
import { InflationBoard } from '@/components/pages/CalculatorPage/boards/Inflation.client';
import { PpfBoard } from '@/components/pages/CalculatorPage/boards/Ppf.client';
import type { PlanSlug } from '@/components/pages/CalculatorPage/boards/rests';
import { SipBoard } from '@/components/pages/CalculatorPage/boards/Sip.client';
import { WealthBoard } from '@/components/pages/CalculatorPage/boards/Wealth.client';
import { CalculatorPage } from '@/components/pages/CalculatorPage/CalculatorPage';
import { RiskPage } from '@/components/pages/CalculatorPage/risk/RiskPage';
import type { CalculatorSlug } from '@/lib/calculators/registry';

const BOARDS = {
  'sip-calculator': SipBoard,
  'wealth-accumulation-calculator': WealthBoard,
  'asset-allocation-calculator': AllocationBoard,
  'compounding-magic-calculator': CompoundingBoard,
  'inflation-calculator': InflationBoard,
  'ppf-calculator': PpfBoard,
} as const;

export const NOW = new Date('2026-11-20T10:00:00+05:30');

const isPlan = (slug: CalculatorSlug): slug is PlanSlug => slug in BOARDS;

/** A calculator's page for a query, as its route renders it. */
export function pageOf(slug: CalculatorSlug, query = '') {
  const params = new URLSearchParams(query);
  if (!isPlan(slug)) return <RiskPage query={params} />;
  return <CalculatorPage slug={slug} Board={BOARDS[slug]} query={params} now={NOW} />;
}

/** The page's HTML from the server. */
export function htmlOf(slug: CalculatorSlug, query = ''): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(pageOf(slug, query));
  return root;
}

/** The results in the HTML by id. */
export function dataOf(root: HTMLElement): Record<string, string> {
  const found = [...root.querySelectorAll('data')];
  return Object.fromEntries(found.map((data) => [data.id, data.value]));
}
