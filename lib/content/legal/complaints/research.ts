import type { ComplaintRegister } from '@/lib/support/complaints';

import { COMPLAINTS_UPDATED } from './updated';

/** Complaints of the sample firm as research analyst, by month and source; every figure is a sample. */
export const researchComplaints: ComplaintRegister = {
  id: 'research-analyst',
  name: 'Research analyst',
  updated: COMPLAINTS_UPDATED,
  isSample: true,
  sources: [
    { key: 'direct', label: 'Directly from investors' },
    { key: 'scores', label: 'SEBI (SCORES)' },
    { key: 'other', label: 'Other sources' },
  ],
  years: [
    { year: '2022-23', carried: 0, received: 9, resolved: 5 },
    { year: '2023-24', carried: 4, received: 11, resolved: 15 },
    { year: '2024-25', carried: 0, received: 7, resolved: 7 },
    { year: '2025-26', carried: 0, received: 12, resolved: 12 },
  ],
  // carried forward, received, resolved, pending under 3 months, over 3 months, days to resolve
  months: [
    {
      month: '2025-11',
      figures: {
        direct: [0, 1, 1, 0, 0, 8],
        scores: [0, 0, 0, 0, 0, 0],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2025-12',
      figures: {
        direct: [0, 0, 0, 0, 0, 0],
        scores: [0, 1, 1, 0, 0, 10],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-01',
      figures: {
        direct: [0, 1, 1, 0, 0, 13],
        scores: [0, 0, 0, 0, 0, 0],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-02',
      figures: {
        direct: [0, 0, 0, 0, 0, 0],
        scores: [0, 1, 1, 0, 0, 11],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-03',
      figures: {
        direct: [0, 1, 1, 0, 0, 19],
        scores: [0, 1, 1, 0, 0, 14],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-04',
      figures: {
        direct: [0, 2, 1, 1, 0, 6],
        scores: [0, 1, 1, 0, 0, 10],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-05',
      figures: {
        direct: [1, 0, 1, 0, 0, 14],
        scores: [0, 1, 1, 0, 0, 15],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-06',
      figures: {
        direct: [0, 0, 0, 0, 0, 0],
        scores: [0, 0, 0, 0, 0, 0],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-07',
      figures: {
        direct: [0, 2, 1, 1, 0, 19],
        scores: [0, 0, 0, 0, 0, 0],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-08',
      figures: {
        direct: [1, 2, 2, 1, 0, 18],
        scores: [0, 0, 0, 0, 0, 0],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-09',
      figures: {
        direct: [1, 1, 2, 0, 0, 9],
        scores: [0, 0, 0, 0, 0, 0],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-10',
      figures: {
        direct: [0, 1, 1, 0, 0, 7],
        scores: [0, 1, 1, 0, 0, 10],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
  ],
};
