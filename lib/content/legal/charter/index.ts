import { brokerCharter } from './broker';
import { depositoryCharter } from './depository';
import { researchCharter } from './research';

/** The three charters, in the order of their tabs. */
export const charters = [brokerCharter, depositoryCharter, researchCharter] as const;
export { CHARTER_UPDATED, type Charter } from './types';
