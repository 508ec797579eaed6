import type { ComplaintRegister } from '@/lib/domain/support/complaints';
import { LEGAL_UPDATED } from '@/lib/content/legal/updated';

import { brokerComplaints } from './broker';
import { depositoryComplaints } from './depository';
import { ADVICE_SOURCES, monthOfAdvice } from './month-of-advice';

/** Complaints of the sample firm as research analyst, by month and source; every figure is a sample. */
const researchComplaints: ComplaintRegister = {
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

/** Complaints of the sample firm as portfolio manager, by month and source; every figure is a sample. */
const portfolioComplaints: ComplaintRegister = {
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

/** Complaints of the sample firm as investment adviser, by month and source; every figure is a sample. */
const adviserComplaints: ComplaintRegister = {
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

/** The registers, in the order of their tabs. */
export const complaintRegisters = [
  brokerComplaints,
  depositoryComplaints,
  researchComplaints,
  adviserComplaints,
  portfolioComplaints,
] as const;
/** The footnotes of every table; they define resolved, pending and average time. */
export const complaintNotes = [
  {
    term: 'Resolved',
    text: 'includes complaints of earlier months or years that were resolved in this one.',
  },
  {
    term: 'Pending',
    text: 'counts every complaint open at the end of the last day of the month or year, whenever it came.',
  },
  {
    term: 'Average resolution time',
    text: 'is the sum of the days that each complaint resolved in the month took, divided by the number resolved in the month; with none resolved it is 0.',
  },
] as const;
