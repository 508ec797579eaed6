import type { ComplaintRegister } from '@/lib/domain/support/complaints';

import { ADVICE_SOURCES, monthOfAdvice } from './month-of-advice';
import { LEGAL_UPDATED } from '../updated';

/** Complaints of the sample firm as research analyst, by month and source; every figure is a sample. */
export const researchComplaints: ComplaintRegister = {
  id: 'research-analyst',
  name: 'Research analyst',
  updated: LEGAL_UPDATED.complaints,
  isSample: true,
  sources: ADVICE_SOURCES,
  impersonation: { of: 'RA', body: 'RAASB', received: 0 },
  years: [
    { year: '2022-23', carried: 0, received: 9, resolved: 5 },
    { year: '2023-24', carried: 4, received: 11, resolved: 15 },
    { year: '2024-25', carried: 0, received: 7, resolved: 7 },
    { year: '2025-26', carried: 0, received: 12, resolved: 12 },
  ],
  months: [
    monthOfAdvice('2025-11', [0, 1, 1, 0, 0, 8]),
    monthOfAdvice('2025-12', [0, 0, 0, 0, 0, 0], [0, 1, 1, 0, 0, 10]),
    monthOfAdvice('2026-01', [0, 1, 1, 0, 0, 13]),
    monthOfAdvice('2026-02', [0, 0, 0, 0, 0, 0], [0, 1, 1, 0, 0, 11]),
    monthOfAdvice('2026-03', [0, 1, 1, 0, 0, 19], [0, 1, 1, 0, 0, 14]),
    monthOfAdvice('2026-04', [0, 2, 1, 1, 0, 6], [0, 1, 1, 0, 0, 10]),
    monthOfAdvice('2026-05', [1, 0, 1, 0, 0, 14], [0, 1, 1, 0, 0, 15]),
    monthOfAdvice('2026-06'),
    monthOfAdvice('2026-07', [0, 2, 1, 1, 0, 19]),
    monthOfAdvice('2026-08', [1, 2, 2, 1, 0, 18]),
    monthOfAdvice('2026-09', [1, 1, 2, 0, 0, 9]),
    monthOfAdvice('2026-10', [0, 1, 1, 0, 0, 7], [0, 1, 1, 0, 0, 10]),
  ],
};
