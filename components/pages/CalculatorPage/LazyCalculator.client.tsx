'use client';

import { type ComponentType, lazy } from 'react';

import { CALCULATORS, type CalculatorSlug } from '@/lib/calculators/registry';

import type { CalculatorProps } from './Calculator.client';
import type { RiskProfileProps } from './risk/RiskProfile.client';

type Props = Omit<CalculatorProps, 'calculator' | 'explanation' | 'layout'>;

/** Each calculator is a chunk of its own. The server waits for it, so that the HTML is whole. */
const COMPONENTS: Readonly<Record<string, ComponentType<Props>>> = Object.fromEntries(
  CALCULATORS.map(({ slug, load }) => {
    const component = lazy(async () => {
      const [{ view: loaded }, { Calculator }] = await Promise.all([
        load(),
        import('./Calculator.client'),
      ]);
      const { calculator, explanation, layout } = loaded;
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

const RiskProfile = lazy(() => import('./risk/RiskProfile.client'));

/** The questions of the risk profile. */
export function LazyRiskProfile(props: RiskProfileProps) {
  return <RiskProfile {...props} />;
}
