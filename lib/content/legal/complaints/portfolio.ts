import type { ComplaintRegister } from '@/lib/domain/support/complaints';

import { ADVICE_SOURCES, monthOfAdvice } from './month-of-advice';
import { LEGAL_UPDATED } from '../updated';

/** Complaints of the sample firm as portfolio manager, by month and source; every figure is a sample. */
export const portfolioComplaints: ComplaintRegister = {
  id: 'portfolio-manager',
  name: 'Portfolio manager',
  updated: LEGAL_UPDATED.complaints,
  isSample: true,
  sources: ADVICE_SOURCES,
  years: [
    { year: '2022-23', carried: 0, received: 2, resolved: 2 },
    { year: '2023-24', carried: 0, received: 1, resolved: 1 },
    { year: '2024-25', carried: 0, received: 3, resolved: 2 },
    { year: '2025-26', carried: 1, received: 2, resolved: 3 },
  ],
  months: [
    monthOfAdvice('2025-11', [0, 1, 1, 0, 0, 15]),
    monthOfAdvice('2025-12'),
    monthOfAdvice('2026-01'),
    monthOfAdvice('2026-02'),
    monthOfAdvice('2026-03'),
    monthOfAdvice('2026-04', [0, 0, 0, 0, 0, 0], [0, 1, 1, 0, 0, 18]),
    monthOfAdvice('2026-05'),
    monthOfAdvice('2026-06'),
    monthOfAdvice('2026-07'),
    monthOfAdvice('2026-08'),
    monthOfAdvice('2026-09', [0, 1, 0, 1, 0, 0]),
    monthOfAdvice('2026-10', [1, 0, 1, 0, 0, 20]),
  ],
};
