'use client';

import { type ComponentType, lazy } from 'react';

import { type CalculatorSlug, VIEW_LOADERS } from '@/lib/domain/calculator/view-loaders';

import { Calculator, type CalculatorProps } from './Calculator.client';

type Props = Omit<CalculatorProps, 'calculator' | 'explanation' | 'layout'>;

/**
 * Each calculator's functions and view are a chunk of their own. The server waits for it, so that
 * the HTML is whole. `Calculator` is not loaded lazily: style sheets of lazy parts come with scripts.
 */
const COMPONENTS: Readonly<Record<string, ComponentType<Props>>> = Object.fromEntries(
  Object.entries(VIEW_LOADERS).map(([slug, load]) => {
    const component = lazy(async () => {
      const { calculator, explanation, layout } = (await load()).view;
      if (!layout) throw new TypeError(`${slug} has no form`);
      const view = { calculator, explanation, layout };
      return { default: (props: Props) => <Calculator {...props} {...view} /> };
    });
    return [slug, component] as const;
  }),
);

/** The calculator of a slug with its form, results and details. */
export function LazyCalculator({ slug, ...props }: Props & { slug: CalculatorSlug }) {
  const Component = COMPONENTS[slug];
  return Component && <Component {...props} />;
}
