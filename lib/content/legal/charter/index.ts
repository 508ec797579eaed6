import { adviserCharter } from './adviser';
import { brokerCharter } from './broker';
import { depositoryCharter } from './depository';
import { researchCharter } from './research';

/** The charters whose text is at hand, in the order of their tabs; see docs/compliance-list.md. */
export const charters = [
  brokerCharter,
  depositoryCharter,
  researchCharter,
  adviserCharter,
] as const;
export type { Charter } from './types';
