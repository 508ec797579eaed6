'use client';

import { lazy } from 'react';

import type { RiskProfileProps } from './RiskProfile.client';

const RiskProfile = lazy(() => import('./RiskProfile.client'));

/** The questions of the risk profile, in a chunk that other calculators don't load. */
export function LazyRiskProfile(props: RiskProfileProps) {
  return <RiskProfile {...props} />;
}
