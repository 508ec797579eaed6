import type { ComplaintRegister } from '@/lib/domain/support/complaints';

import { ADVICE_SOURCES, monthOfAdvice } from './month-of-advice';
import { LEGAL_UPDATED } from '../updated';

/** Complaints of the sample firm as investment adviser, by month and source; every figure is a sample. */
export const adviserComplaints: ComplaintRegister = {
  id: 'investment-adviser',
  name: 'Investment adviser',
  updated: LEGAL_UPDATED.complaints,
  isSample: true,
  sources: ADVICE_SOURCES,
  impersonation: { of: 'IA', body: 'IAASB', received: 0 },
  years: [
    { year: '2022-23', carried: 0, received: 1, resolved: 1 },
    { year: '2023-24', carried: 0, received: 2, resolved: 1 },
    { year: '2024-25', carried: 1, received: 1, resolved: 2 },
    { year: '2025-26', carried: 0, received: 3, resolved: 3 },
  ],
  months: [
    monthOfAdvice('2025-11'),
    monthOfAdvice('2025-12', [0, 1, 1, 0, 0, 12]),
    monthOfAdvice('2026-01'),
    monthOfAdvice('2026-02'),
    monthOfAdvice('2026-03', [0, 1, 1, 0, 0, 9]),
    monthOfAdvice('2026-04'),
    monthOfAdvice('2026-05'),
    monthOfAdvice('2026-06', [0, 1, 0, 1, 0, 0]),
    monthOfAdvice('2026-07', [1, 0, 1, 0, 0, 17]),
    monthOfAdvice('2026-08'),
    monthOfAdvice('2026-09'),
    monthOfAdvice('2026-10', [0, 0, 0, 0, 0, 0], [0, 1, 1, 0, 0, 11]),
  ],
};
