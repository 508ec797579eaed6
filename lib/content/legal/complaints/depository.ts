import type { ComplaintRegister } from '@/lib/domain/support/complaints';

import { LEGAL_UPDATED } from '../updated';

/** Complaints of the sample firm as depository participant, by month and source; every figure is a sample. */
export const depositoryComplaints: ComplaintRegister = {
  id: 'depository-participant',
  name: 'Depository participant',
  updated: LEGAL_UPDATED.complaints,
  isSample: true,
  sources: [
    { key: 'direct', label: 'Directly from investors' },
    { key: 'scores', label: 'SEBI (SCORES)' },
    { key: 'depositories', label: 'Depositories' },
    { key: 'other', label: 'Other sources' },
  ],
  years: [
    { year: '2022-23', carried: 2, received: 71, resolved: 71 },
    { year: '2023-24', carried: 2, received: 66, resolved: 62 },
    { year: '2024-25', carried: 6, received: 74, resolved: 80 },
    { year: '2025-26', carried: 0, received: 69, resolved: 67 },
  ],
  // carried forward, received, resolved, pending under 3 months, over 3 months, days to resolve
  months: [
    {
      month: '2025-11',
      figures: {
        direct: [1, 5, 3, 3, 0, 29],
        scores: [1, 1, 2, 0, 0, 28],
        depositories: [0, 3, 2, 1, 0, 18],
        other: [0, 1, 1, 0, 0, 17],
      },
    },
    {
      month: '2025-12',
      figures: {
        direct: [3, 5, 5, 3, 0, 47],
        scores: [0, 1, 1, 0, 0, 14],
        depositories: [1, 3, 3, 1, 0, 23],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-01',
      figures: {
        direct: [3, 6, 7, 2, 0, 81],
        scores: [0, 4, 3, 1, 0, 33],
        depositories: [1, 2, 2, 1, 0, 35],
        other: [0, 1, 1, 0, 0, 10],
      },
    },
    {
      month: '2026-02',
      figures: {
        direct: [2, 6, 7, 1, 0, 62],
        scores: [1, 1, 2, 0, 0, 26],
        depositories: [1, 3, 3, 1, 0, 37],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-03',
      figures: {
        direct: [1, 4, 4, 1, 0, 43],
        scores: [0, 1, 1, 0, 0, 14],
        depositories: [1, 0, 0, 0, 1, 0],
        other: [0, 1, 1, 0, 0, 12],
      },
    },
    {
      month: '2026-04',
      figures: {
        direct: [1, 4, 4, 1, 0, 43],
        scores: [0, 1, 1, 0, 0, 8],
        depositories: [1, 0, 1, 0, 0, 14],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-05',
      figures: {
        direct: [1, 3, 3, 1, 0, 29],
        scores: [0, 3, 2, 1, 0, 17],
        depositories: [0, 2, 1, 1, 0, 18],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-06',
      figures: {
        direct: [1, 2, 1, 2, 0, 6],
        scores: [1, 0, 1, 0, 0, 6],
        depositories: [1, 1, 2, 0, 0, 18],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-07',
      figures: {
        direct: [2, 4, 5, 1, 0, 53],
        scores: [0, 3, 2, 1, 0, 25],
        depositories: [0, 1, 1, 0, 0, 7],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-08',
      figures: {
        direct: [1, 3, 3, 1, 0, 30],
        scores: [1, 2, 3, 0, 0, 35],
        depositories: [0, 3, 3, 0, 0, 36],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-09',
      figures: {
        direct: [1, 4, 4, 1, 0, 45],
        scores: [0, 0, 0, 0, 0, 0],
        depositories: [0, 1, 1, 0, 0, 16],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-10',
      figures: {
        direct: [1, 3, 2, 2, 0, 30],
        scores: [0, 2, 1, 1, 0, 4],
        depositories: [0, 2, 1, 1, 0, 6],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
  ],
};
