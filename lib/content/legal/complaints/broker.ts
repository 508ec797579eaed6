import type { ComplaintRegister } from '@/lib/domain/support/complaints';

import { LEGAL_UPDATED } from '../updated';

/** Complaints of the sample firm as stock broker, by month and source; every figure is a sample. */
export const brokerComplaints: ComplaintRegister = {
  id: 'stock-broker',
  name: 'Stock broker',
  updated: LEGAL_UPDATED.complaints,
  isSample: true,
  sources: [
    { key: 'direct', label: 'Directly from investors' },
    { key: 'scores', label: 'SEBI (SCORES)' },
    { key: 'exchanges', label: 'Stock exchanges' },
    { key: 'other', label: 'Other sources' },
  ],
  years: [
    { year: '2022-23', carried: 5, received: 171, resolved: 172 },
    { year: '2023-24', carried: 4, received: 183, resolved: 183 },
    { year: '2024-25', carried: 4, received: 168, resolved: 166 },
    { year: '2025-26', carried: 6, received: 176, resolved: 176 },
  ],
  // carried forward, received, resolved, pending under 3 months, over 3 months, days to resolve
  months: [
    {
      month: '2025-11',
      figures: {
        direct: [3, 8, 8, 3, 0, 82],
        scores: [1, 4, 2, 3, 0, 22],
        exchanges: [3, 4, 5, 2, 0, 42],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2025-12',
      figures: {
        direct: [3, 6, 7, 2, 0, 59],
        scores: [3, 4, 6, 1, 0, 95],
        exchanges: [2, 4, 4, 2, 0, 64],
        other: [0, 1, 1, 0, 0, 7],
      },
    },
    {
      month: '2026-01',
      figures: {
        direct: [2, 7, 7, 2, 0, 90],
        scores: [1, 3, 3, 1, 0, 37],
        exchanges: [2, 4, 5, 1, 0, 66],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-02',
      figures: {
        direct: [2, 6, 6, 2, 0, 77],
        scores: [1, 2, 2, 1, 0, 25],
        exchanges: [1, 5, 4, 2, 0, 41],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-03',
      figures: {
        direct: [2, 9, 9, 2, 0, 105],
        scores: [1, 5, 4, 2, 0, 50],
        exchanges: [2, 5, 5, 2, 0, 31],
        other: [0, 1, 1, 0, 0, 6],
      },
    },
    {
      month: '2026-04',
      figures: {
        direct: [2, 12, 9, 5, 0, 138],
        scores: [2, 1, 2, 1, 0, 26],
        exchanges: [2, 1, 2, 1, 0, 23],
        other: [0, 1, 1, 0, 0, 13],
      },
    },
    {
      month: '2026-05',
      figures: {
        direct: [5, 15, 16, 4, 0, 187],
        scores: [1, 3, 2, 2, 0, 33],
        exchanges: [1, 5, 4, 2, 0, 35],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-06',
      figures: {
        direct: [4, 0, 3, 0, 1, 28],
        scores: [2, 4, 5, 1, 0, 69],
        exchanges: [2, 8, 8, 2, 0, 70],
        other: [0, 2, 1, 1, 0, 19],
      },
    },
    {
      month: '2026-07',
      figures: {
        direct: [1, 7, 5, 3, 0, 46],
        scores: [1, 2, 2, 1, 0, 22],
        exchanges: [2, 4, 5, 1, 0, 63],
        other: [1, 1, 2, 0, 0, 25],
      },
    },
    {
      month: '2026-08',
      figures: {
        direct: [3, 5, 6, 2, 0, 57],
        scores: [1, 3, 2, 2, 0, 19],
        exchanges: [1, 3, 3, 1, 0, 26],
        other: [0, 0, 0, 0, 0, 0],
      },
    },
    {
      month: '2026-09',
      figures: {
        direct: [2, 5, 6, 1, 0, 91],
        scores: [2, 3, 3, 2, 0, 40],
        exchanges: [1, 5, 3, 3, 0, 34],
        other: [0, 1, 1, 0, 0, 7],
      },
    },
    {
      month: '2026-10',
      figures: {
        direct: [1, 10, 9, 2, 0, 108],
        scores: [2, 2, 4, 0, 0, 56],
        exchanges: [3, 2, 4, 1, 0, 54],
        other: [0, 1, 1, 0, 0, 13],
      },
    },
  ],
};
