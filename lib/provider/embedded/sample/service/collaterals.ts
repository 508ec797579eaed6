import type { DownloadWire } from '@/lib/provider/schemas/content';

import { downloads } from './downloads';

const franchisees = downloads('marketing', 'Franchisees', [
  ['franchisee-introduction', 'Franchisee introduction: set-up, duties, income', '2026-08-17'],
  ['authorised-person-checklist', 'Authorised person: registration checklist', '2026-08-17'],
  ['office-signage-guide', 'Office signage: names, numbers and notices', '2026-04-06'],
  ['client-onboarding-leaflet', 'Leaflet: opening an account in seven steps', '2026-09-14'],
  ['mtf-explained-leaflet', 'Leaflet: margin trading, its cost and its risks', '2026-06-22'],
]);

const distributors = downloads('marketing', 'Distributors', [
  ['distributor-handbook', 'Distributor handbook: ARN, EUIN and disclosures', '2026-07-13'],
  ['sip-conversation-cards', 'SIP conversation cards for client meetings', '2026-05-25'],
  ['goal-planning-worksheet', 'Goal planning worksheet to fill in with a client', '2026-05-25'],
  ['riskometer-poster', 'Poster: reading the riskometer', '2026-02-23'],
  ['fixed-income-leaflet', 'Leaflet: bonds and deposits, yield and credit risk', '2025-12-15'],
]);

const allPartners = downloads('marketing', 'All partners', [
  ['fraud-awareness-poster', 'Poster: paying safely, spotting fraud, dial 1930', '2026-10-12'],
  ['advertising-rules-summary', 'Advertising rules: what partners may say', '2026-01-12'],
]);

/** Material for franchisees and distributors, as `marketing-collaterals` sends it. */
export const collaterals: DownloadWire[] = [...franchisees, ...distributors, ...allPartners];
