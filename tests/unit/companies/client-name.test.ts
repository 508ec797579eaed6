import fc from 'fast-check';

import { clientName } from '@/lib/domain/company/client-name';

/** Names as NSE's files of bulk and block deals have them. */
test.each([
  ['MANISH GROVER', 'Manish Grover'],
  ['S R FOUNDATION', 'S R Foundation'],
  ['ABHISEK BHUTRA HUF', 'Abhisek Bhutra HUF'],
  ['AAKRAYA RESEARCH LLP', 'Aakraya Research LLP'],
  [
    'ABERDEEN ASIAN SMALLER COMPANIES INVESTMENT TRUST PLC',
    'Aberdeen Asian Smaller Companies Investment Trust PLC',
  ],
  ['ACCEL GROWTH VI HOLDINGS (MAURITIUS) LTD.', 'Accel Growth VI Holdings (Mauritius) Ltd.'],
  ['ACM GLOBAL FUND VCC - FDI', 'ACM Global Fund VCC - FDI'],
  ['ABDURRAHMAN MOHD SHAFI TAIBANI', 'Abdurrahman Mohd Shafi Taibani'],
  ['AARAV FINANCIAL SERVICES PVT.LTD', 'Aarav Financial Services Pvt.Ltd'],
  ['ABHINANDAN  JAIN', 'Abhinandan Jain'],
  ['AL MAHA INVESTMENT FUND PCC - ONYX STRATEGY', 'AL Maha Investment Fund PCC - Onyx Strategy'],
  ['CLSA GLOBAL MARKETS PTE. LTD-ODI', 'CLSA Global Markets Pte. Ltd-ODI'],
  ['GOLDMAN SACHS BANK EUROPE SE ODI', 'Goldman Sachs Bank Europe SE ODI'],
  ['GENESIS GRAND GENERAL TRADING L.L.C', 'Genesis Grand General Trading L.L.C'],
  ['VANGUARD INT’L VALUE FUND', 'Vanguard Int’l Value Fund'],
  ['THE ASIO FUND VCC-SUB FUND 4', 'The Asio Fund VCC-Sub Fund 4'],
  [
    'ASSETS CARE AND RECONSTRUCTION ENTERPRISE LIMITED',
    'Assets Care and Reconstruction Enterprise Limited',
  ],
  ['NIVL IT SERVICES PRIVATE LIMITED', 'NIVL IT Services Private Limited'],
  ['TIAA-CREF FUNDS', 'TIAA-CREF Funds'],
  ['ITI MUTUAL FUND', 'ITI Mutual Fund'],
  ['HDFC MUTUAL FUND', 'HDFC Mutual Fund'],
  ['ESTATE OF LATE MR. RAKESH JHUNJHUNWALA', 'Estate of Late Mr. Rakesh Jhunjhunwala'],
])('prints the client %s as %s', (given, printed) => {
  expect(clientName(given)).toBe(printed);
});

test.each([
  'LLP',
  'FII',
  'FPI',
  'HUF',
  'UK',
  'USA',
  'AIF',
  'LIC',
  'SBI',
  'UTI',
  'ICICI',
  'III',
  'J4S',
  'PCC',
  'UBS',
])('leaves the abbreviation %s in capitals', (word) => {
  expect(clientName(`NORTHERN ${word} CAPITAL`)).toBe(`Northern ${word} Capital`);
});

test('leaves a name that is not in capitals as it is', () => {
  expect(clientName('Sample Capital Fund 4')).toBe('Sample Capital Fund 4');
});

test('changes the case of letters and blanks alone', () => {
  const word = fc.constantFrom(
    'RAJESH',
    'HUF',
    'LLP',
    'OF',
    'A.K.',
    'II',
    'J4S',
    '(INDIA)',
    '-',
    '&',
    'LTD',
  );
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1 }).map((words) => words.join(' ')),
      (name) => {
        expect(clientName(name).toUpperCase()).toBe(name);
      },
    ),
  );
});
