'use client';

import { use } from 'react';

import type { CalculatorSlug } from '@/lib/domain/calculator/list';
import { loadRecord } from '@/lib/domain/calculator/load-record';
import { startingAt } from '@/lib/domain/calculator/starting-rate';

import { Calculator, type CalculatorProps } from './Calculator.client';

type FormView = Pick<CalculatorProps, 'calculator' | 'explanation' | 'layout'>;

interface Asked {
  slug: CalculatorSlug;
  /** The rate that the field `rate` starts at, in per cent, where the server has it from an order. */
  startRate?: number;
}

async function loadView({ slug, startRate }: Asked): Promise<FormView> {
  const { calculator, explanation, layout } = (await loadRecord(slug)).view;
  if (!layout) throw new TypeError(`${slug} has no form`);
  return { calculator: startingAt(calculator, startRate), explanation, layout };
}

const VIEWS = new Map<string, Promise<FormView>>();

/** The view of a slug; the same promise for each rendering. */
function viewOf(asked: Asked): Promise<FormView> {
  const key = `${asked.slug} ${asked.startRate ?? ''}`;
  const view = VIEWS.get(key) ?? loadView(asked);
  VIEWS.set(key, view);
  return view;
}

/**
 * The calculator of a slug with its form, results and details. The server waits for the view, so
 * that the HTML is complete. `Calculator` is not loaded lazily, since the style sheets of lazy
 * components load with their scripts.
 */
export function LazyCalculator({
  slug,
  startRate,
  ...props
}: Omit<CalculatorProps, keyof FormView> & Asked) {
  return <Calculator {...props} {...use(viewOf({ slug, startRate }))} />;
}
