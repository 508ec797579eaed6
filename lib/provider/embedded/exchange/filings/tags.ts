import type { PeriodFigure } from '@/lib/domain/company/period-figures';

/** Lines of a report that are checked and not stored. */
type CheckedLine =
  | 'income'
  | 'beforeExceptional'
  | 'afterTax'
  | 'regulatory'
  | 'discontinued'
  | 'associates'
  | 'minority';

export type Line = PeriodFigure | CheckedLine;

/** The tags of each line of a form, the first one in a column is used. */
export type LineTags = Readonly<Partial<Record<Line, readonly string[]>>>;

/** The form of banks, in the taxonomies of 2018 to 2020 and in the integrated filing. */
export const BANK_TAGS: LineTags = {
  salesCrore: ['InterestEarned'],
  otherIncomeCrore: ['OtherIncome'],
  income: ['Income'],
  expensesCrore: ['ExpenditureExcludingProvisionsAndContingencies'],
  financeCostCrore: ['InterestExpended'],
  operatingProfitCrore: ['OperatingProfitBeforeProvisionAndContingencies'],
  provisionsCrore: ['ProvisionsOtherThanTaxAndContingencies'],
  exceptionalCrore: ['ExceptionalItems'],
  profitBeforeTaxCrore: ['ProfitLossFromOrdinaryActivitiesBeforeTax'],
  taxCrore: ['TaxExpense'],
  afterTax: ['ProfitLossFromOrdinaryActivitiesAfterTax'],
  netProfitCrore: ['ProfitLossForThePeriod'],
  associates: ['ShareOfProfitLossOfAssociates'],
  minority: ['ProfitLossOfMinorityInterest'],
  ownersProfitCrore: ['ProfitLossAfterTaxesMinorityInterestAndShareOfProfitLossOfAssociates'],
  eps: ['BasicEarningsPerShareAfterExtraordinaryItems'],
  dilutedEps: ['DilutedEarningsPerShareAfterExtraordinaryItems'],
  grossNpaCrore: ['GrossNonPerformingAssets'],
  netNpaCrore: ['NonPerformingAssets'],
  grossNpaPercent: ['PercentageOfGrossNpa'],
  netNpaPercent: ['PercentageOfNpa'],
};

/** The form of all other companies: Ind AS, that of NBFCs, and the integrated filing. */
export const COMPANY_TAGS: LineTags = {
  salesCrore: ['RevenueFromOperations'],
  otherIncomeCrore: ['OtherIncome'],
  income: ['Income'],
  expensesCrore: ['Expenses'],
  financeCostCrore: ['FinanceCosts'],
  depreciationCrore: ['DepreciationDepletionAndAmortisationExpense'],
  beforeExceptional: ['ProfitBeforeExceptionalItemsAndTax'],
  exceptionalCrore: ['ExceptionalItemsBeforeTax'],
  profitBeforeTaxCrore: ['ProfitBeforeTax'],
  taxCrore: ['TaxExpense'],
  regulatory: [
    'NetMovementInRegulatoryDeferralAccountBalancesRelatedToProfitOrLossAndTheRelatedDeferredTaxMovement',
  ],
  afterTax: ['ProfitLossForPeriodFromContinuingOperations'],
  discontinued: ['ProfitLossFromDiscontinuedOperationsAfterTax'],
  associates: ['ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod'],
  netProfitCrore: ['ProfitLossForPeriod', 'ProfitLossForThePeriod'],
  ownersProfitCrore: ['ProfitOrLossAttributableToOwnersOfParent'],
  minority: ['ProfitOrLossAttributableToNonControllingInterests'],
  eps: ['BasicEarningsLossPerShareFromContinuingAndDiscontinuedOperations'],
  dilutedEps: ['DilutedEarningsLossPerShareFromContinuingAndDiscontinuedOperations'],
};

/** The facts about the filing itself, in a column or for all of them. */
export const STATED = {
  symbol: 'Symbol',
  scripCode: 'ScripCode',
  isin: 'ISIN',
  start: 'DateOfStartOfReportingPeriod',
  end: 'DateOfEndOfReportingPeriod',
  yearStart: 'DateOfStartOfFinancialYear',
  approved: 'DateOfBoardMeetingWhenFinancialResultsWereApproved',
  audited: 'WhetherResultsAreAuditedOrUnaudited',
  basis: 'NatureOfReportStandaloneConsolidated',
  rounding: ['LevelOfRoundingUsedInFinancialStatements', 'LevelOfRounding'],
  asOn: 'DateOfReport',
} as const;

/** The holdings of shareholders, by category. */
export const HOLDING = {
  percent: ['ShareholdingAsAPercentageOfTotalNumberOfShares'],
  /** Of the category's own shares. */
  pledged: [
    'PledgedOrEncumberedSharesHeldAsPercentageOfTotalNumberOfShares',
    'EncumberedShareUnderPledgedAsPercentageOfTotalNumberOfShares',
  ],
  holders: ['NumberOfShareholders'],
} as const;

/** Categories of shareholders, each a member of the form's one dimension. */
export const CATEGORIES = {
  all: 'ShareholdingPatternMember',
  promoters: 'ShareholdingOfPromoterAndPromoterGroupMember',
  public: 'PublicShareholdingMember',
  mutualFunds: 'MutualFundsOrUtiMember',
  insurers: 'InsuranceCompaniesMember',
  institutions: 'InstitutionsDomesticMember',
  foreignInstitutions: 'InstitutionsForeignMember',
  trusts: 'EmployeeBenefitsTrustsMember',
} as const;

/** Every tag that is used: the others are skipped. */
export const WANTED: ReadonlySet<string> = new Set(
  [BANK_TAGS, COMPANY_TAGS, STATED, HOLDING].flatMap((table) => Object.values(table).flat()),
);
