/**
 * A line that a regulator prescribes verbatim, with its source. Pages and components print these lines
 * from here and never repeat the text.
 */
interface PrescribedLine {
  readonly text: string;
  readonly source: string;
}

export const standardWarning: PrescribedLine = {
  text: 'Investment in securities market are subject to market risks, read all the related documents carefully before investing.',
  source: 'Standard warning of SEBI and the exchanges for advertisements of market intermediaries',
};

export const brokerageLimit: PrescribedLine = {
  text: 'Brokerage will not exceed the SEBI prescribed limit.',
  source: 'The exchanges’ code of advertisement, where rates of brokerage are named',
};

export const mutualFundWarning: PrescribedLine = {
  text: 'Mutual fund investments are subject to market risks, read all scheme related documents carefully.',
  source: 'Standard warning of SEBI and AMFI for mutual fund advertisements',
};

export const pastPerformanceWarning: PrescribedLine = {
  text: 'Past performance may or may not be sustained in future and is not a guarantee of any future returns.',
  source: 'SEBI’s advertisement code for mutual funds, wherever a scheme’s performance is shown',
};

export const illustrationNotice: PrescribedLine = {
  text: 'The securities quoted are for illustration only and are not recommendatory.',
  source:
    'SEBI’s and the exchanges’ advertisement code, wherever a security is named as an example',
};

export const researchWarning: PrescribedLine = {
  text: 'Registration granted by SEBI, enlistment with RAASB and certification from NISM in no way guarantee performance of the intermediary or provide any assurance of returns to investors.',
  source: 'SEBI guidelines for research analysts and investment advisers',
};

export const adviserWarning: PrescribedLine = {
  text: 'Registration granted by SEBI, enlistment with IAASB and certification from NISM in no way guarantee performance of the IA or provide any assurance of returns to investors.',
  source: 'SEBI guidelines for investment advisers',
};

export const insuranceNotice: PrescribedLine = {
  text: 'IRDAI clarifies to public that IRDAI or its officials do not involve in activities like sale of any kind of insurance or financial products nor invest premiums. IRDAI does not announce any bonus. Public receiving such phone calls are requested to lodge a police complaint along with details of phone call, number.',
  source:
    'Public notice of IRDAI on spurious calls, circular of 7 November 2016, IRDA/LIFE/MISC/CIR/221/11/2016, read on irdai.gov.in on 23 November 2026; a duty of life insurers, shown by agents too',
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

/**
 * Most important terms and conditions (MITC) of trading accounts, letter for letter: Annexure A of the
 * exchanges' circular (NSE/INSP/60147) under SEBI's circular of 13 November 2023. Points 1 to 5 were
 * read in two public copies on 23 November 2026, points 6 to 10 in one; see docs/compliance-list.md.
 */
export const mostImportantTerms = {
  heading: 'Most important terms and conditions (MITC)',
  kind: '(For non-custodial settled trading accounts)',
  source:
    'Text of the exchanges (NSE/INSP/60147, Annexure A) under SEBI’s circular SEBI/HO/MIRSD/MIRSD-PoD-1/P/CIR/2023/180 of 13 November 2023.',
  terms: [
    'Your trading account has a “Unique Client Code” (UCC), different from your demat account number. Do not allow anyone (including your own stock broker, their representatives and dealers) to trade in your trading account on their own without taking specific instruction from you for your trades. Do not share your internet/ mobile trading login credentials with anyone else.',
    'You are required to place collaterals as margins with the stock broker before you trade. The collateral can either be in the form of funds transfer into specified stock broker bank accounts or margin pledge of securities from your demat account. The bank accounts are listed on the stock broker website. Please do not transfer funds into any other account. The stock broker is not permitted to accept any cash from you.',
    'The stock broker’s Risk Management Policy provides details about how the trading limits will be given to you, and the tariff sheet provides the charges that the stock broker will levy on you.',
    'All securities purchased by you will be transferred to your demat account within one working day of the payout. In case of securities purchased but not fully paid by you, the transfer of the same may be subject to limited period pledge i.e. seven trading days after the pay-out (CUSPA pledge) created in favor of the stock broker. You can view your demat account balances directly at the website of the Depositories after creating a login.',
    'The stock broker is obligated to deposit all funds received from you with any of the Clearing Corporations duly allocated in your name. The stock broker is further mandated to return excess funds as per applicable norms to you at the time of quarterly/ monthly settlement. You can view the amounts allocated to you directly at the website of the Clearing Corporation(s).',
    'You will get a contract note from the stock broker within 24 hours of the trade.',
    'You may give a one-time Demat Debit and Pledge Instruction (DDPI) authority to your stock broker for limited access to your demat account, including transferring securities, which are sold in your account for pay-in.',
    'The stock broker is expected to know your financial status and monitor your accounts accordingly. Do share all financial information (e.g. income, networth, etc.) with the stock broker as and when requested for. Kindly also keep your email Id and mobile phone details with the stock broker always updated.',
    'In case of disputes with the stock broker, you can raise a grievance on the dedicated investor grievance ID of the stock broker. You can also approach the stock exchanges and/or SEBI directly.',
    'Any assured/guaranteed/fixed returns schemes or any other schemes of similar nature are prohibited by law. You will not have any protection/recourse from SEBI/stock exchanges for participation in such schemes.',
  ],
} as const;
