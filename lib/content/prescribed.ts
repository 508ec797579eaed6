/**
 * A line that a regulator prescribes verbatim, with its source. Pages and components print these lines
 * from here and never repeat the text.
 */
export interface PrescribedLine {
  readonly text: string;
  readonly source: string;
}

export const standardWarning: PrescribedLine = {
  text: 'Investment in securities market are subject to market risks, read all the related documents carefully before investing.',
  source: 'Standard warning of SEBI and the exchanges for advertisements of market intermediaries',
};

export const mutualFundWarning: PrescribedLine = {
  text: 'Mutual fund investments are subject to market risks, read all scheme related documents carefully.',
  source: 'Standard warning of SEBI and AMFI for mutual fund advertisements',
};

export const pastPerformanceWarning: PrescribedLine = {
  text: 'Past performance may or may not be sustained in future and is not a guarantee of any future returns.',
  source: 'SEBI’s advertisement code for mutual funds, wherever a scheme’s performance is shown',
};

export const researchWarning: PrescribedLine = {
  text: 'Registration granted by SEBI, enlistment with RAASB and certification from NISM in no way guarantee performance of the intermediary or provide any assurance of returns to investors.',
  source: 'SEBI guidelines for research analysts and investment advisers',
};

export const adviserWarning: PrescribedLine = {
  text: 'Registration granted by SEBI, enlistment with IAASB and certification from NISM in no way guarantee performance of the IA or provide any assurance of returns to investors.',
  source: 'SEBI guidelines for investment advisers; read in public copies on advisers’ websites',
};

export const derivativesDisclosure = {
  heading: 'Risk disclosures on derivatives',
  lines: [
    '9 out of 10 individual traders in equity Futures and Options Segment, incurred net losses.',
    'On an average, loss makers registered net trading loss close to ₹ 50,000.',
    'Over and above the net trading losses incurred, loss makers expended an additional 28% of net trading losses as transaction costs.',
    'Those making net trading profits, incurred between 15% to 50% of such profits as transaction cost.',
  ],
  study:
    'SEBI study dated January 25, 2023 on “Analysis of Profit and Loss of Individual Traders dealing in equity Futures and Options (F&O) Segment”, wherein Aggregate Level findings are based on annual Profit/Loss incurred by individual traders in equity F&O during FY 2021-22.',
  source: 'Annexure-I of SEBI’s circular of 19 May 2023, SEBI/HO/MIRSD/MIRSD-PoD-1/P/CIR/2023/73',
} as const;
