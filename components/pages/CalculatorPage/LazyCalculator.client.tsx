'use client';

import { use } from 'react';

import type { CalculatorSlug } from '@/lib/domain/calculator/list';
import { loadRecord } from '@/lib/domain/calculator/load-record';

import { Calculator, type CalculatorProps } from './Calculator.client';

type FormView = Pick<CalculatorProps, 'calculator' | 'explanation' | 'layout'>;

async function loadView(slug: CalculatorSlug): Promise<FormView> {
  const { calculator, explanation, layout } = (await loadRecord(slug)).view;
  if (!layout) throw new TypeError(`${slug} has no form`);
  return { calculator, explanation, layout };
}

const VIEWS = new Map<CalculatorSlug, Promise<FormView>>();

/** The view of a slug, the same promise at every rendering. */
function viewOf(slug: CalculatorSlug): Promise<FormView> {
  const view = VIEWS.get(slug) ?? loadView(slug);
  VIEWS.set(slug, view);
  return view;
}

/**
 * The calculator of a slug with its form, results and details. The server waits for the view,
 * so that the HTML is whole. `Calculator` is not loaded lazily: style sheets of lazy parts come with
 * scripts.
 */
export function LazyCalculator({
  slug,
  ...props
}: Omit<CalculatorProps, keyof FormView> & { slug: CalculatorSlug }) {
  return <Calculator {...props} {...use(viewOf(slug))} />;
}
