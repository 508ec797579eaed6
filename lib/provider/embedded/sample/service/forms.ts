import type { DownloadWire } from '@/lib/provider/schemas/content';

import { downloads } from './downloads';

const opening = downloads('forms', 'Account opening', [
  ['account-opening-individual', 'Account opening form – individual', '2026-09-01'],
  ['account-opening-non-individual', 'Account opening form – non-individual', '2026-09-01'],
  ['account-opening-minor', 'Demat account of a minor – supplement for the guardian', '2026-04-15'],
  [
    'account-opening-huf',
    'Hindu undivided family – declaration of karta and members',
    '2026-04-15',
  ],
  ['account-opening-nri', 'Non-resident Indian – supplement and bank declaration', '2026-06-10'],
  ['segment-activation', 'Activation of derivatives, currency or commodity segment', '2026-07-06'],
  ['mtf-consent', 'Margin trading facility – consent and terms', '2026-05-18'],
  ['tariff-sheet', 'Tariff sheet – brokerage, depository and statutory charges', '2026-10-01'],
]);

const kyc = downloads('forms', 'KYC', [
  ['kyc-individual', 'KYC application – individual', '2026-02-02'],
  ['kyc-non-individual', 'KYC application – non-individual', '2026-02-02'],
  ['kyc-change', 'KYC change – name, address, status', '2026-02-02'],
  ['fatca-crs-individual', 'FATCA and CRS declaration – individual', '2025-11-17'],
  ['fatca-crs-entity', 'FATCA and CRS declaration – entity and controlling persons', '2025-11-17'],
  ['beneficial-ownership', 'Declaration of ultimate beneficial owners', '2025-11-17'],
]);

const contactAndBank = downloads('forms', 'Bank and contact details', [
  ['bank-change', 'Bank account – change or addition', '2026-03-09'],
  ['contact-change', 'Mobile number or e-mail – change', '2026-03-09'],
  ['family-declaration', 'Same mobile or e-mail within a family – declaration', '2026-03-09'],
  ['signature-change', 'Change of signature', '2025-08-25'],
]);

const nomination = downloads('forms', 'Nomination', [
  ['nomination', 'Nomination – new, change or cancellation', '2026-09-01'],
  ['nomination-opt-out', 'Nomination – declaration of opting out', '2026-09-01'],
  ['transmission-nominee', 'Transmission – claim by nominee or surviving holder', '2026-01-19'],
  ['transmission-legal-heir', 'Transmission – claim by legal heirs, with indemnity', '2026-01-19'],
]);

const demat = downloads('forms', 'Demat and pledges', [
  ['ddpi', 'Demat debit and pledge instruction (DDPI)', '2025-12-08'],
  ['ddpi-revocation', 'Revocation of DDPI or power of attorney', '2025-12-08'],
  ['dis-request', 'Request for a delivery instruction slip (DIS) booklet', '2025-10-13'],
  ['off-market-transfer', 'Off-market transfer – instruction and reason code', '2025-10-13'],
  ['pledge', 'Pledge, unpledge or invocation – request', '2025-10-13'],
  ['dematerialisation', 'Dematerialisation of certificates – request', '2025-06-16'],
  ['rematerialisation', 'Rematerialisation or restatement of units – request', '2025-06-16'],
]);

const freeze = downloads('forms', 'Freeze and closure', [
  ['freeze-online-access', 'Voluntary freezing of online access – request', '2026-02-16'],
  ['unfreeze-online-access', 'Restoring online access – request', '2026-02-16'],
  ['freeze-demat', 'Freezing of a demat account, security or quantity', '2025-06-16'],
  ['unfreeze-demat', 'Unfreezing of a demat account – request', '2025-06-16'],
  ['account-closure', 'Closure of trading and demat account', '2026-04-15'],
  ['reactivation', 'Reactivation of an inactive trading account', '2026-04-15'],
]);

const clientDocuments = downloads('forms', 'Client documents', [
  ['rights-and-obligations-english', 'Rights and obligations – English', '2026-03-02'],
  ['rights-and-obligations-hindi', 'Rights and obligations – Hindi (हिन्दी)', '2026-03-02'],
  ['rights-and-obligations-gujarati', 'Rights and obligations – Gujarati (ગુજરાતી)', '2026-03-02'],
  ['rights-and-obligations-marathi', 'Rights and obligations – Marathi (मराठी)', '2026-03-02'],
  ['rights-and-obligations-tamil', 'Rights and obligations – Tamil (தமிழ்)', '2026-03-02'],
  ['rights-and-obligations-bengali', 'Rights and obligations – Bengali (বাংলা)', '2026-03-02'],
  ['risk-disclosure-english', 'Risk disclosure document – English', '2026-03-02'],
  ['risk-disclosure-hindi', 'Risk disclosure document – Hindi (हिन्दी)', '2026-03-02'],
  ['risk-disclosure-gujarati', 'Risk disclosure document – Gujarati (ગુજરાતી)', '2026-03-02'],
  ['risk-disclosure-marathi', 'Risk disclosure document – Marathi (मराठी)', '2026-03-02'],
  ['policies-and-procedures-english', 'Policies and procedures – English', '2026-07-06'],
  ['policies-and-procedures-hindi', 'Policies and procedures – Hindi (हिन्दी)', '2026-07-06'],
  ['policies-and-procedures-gujarati', 'Policies and procedures – Gujarati (ગુજરાતી)', '2026-07-06'],
  ['policies-and-procedures-marathi', 'Policies and procedures – Marathi (मराठी)', '2026-07-06'],
  ['dos-and-donts-english', 'Guidance note: dos and don’ts – English', '2026-03-02'],
  ['dos-and-donts-hindi', 'Guidance note: dos and don’ts – Hindi (हिन्दी)', '2026-03-02'],
]);

/** Forms and client documents, as `form-center` sends them. Sizes are left to the asset itself. */
export const forms: DownloadWire[] = [
  ...opening,
  ...kyc,
  ...contactAndBank,
  ...nomination,
  ...demat,
  ...freeze,
  ...clientDocuments,
];
