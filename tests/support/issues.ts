import type { IssueDetails, PublicIssue } from '@/lib/domain/market/records';

const NO_DETAILS: IssueDetails = {
  board: null,
  symbol: null,
  isin: null,
  registrar: null,
  manager: null,
  documents: [],
  allotmentDate: null,
  creditDate: null,
  issuePrice: null,
  reservation: {},
  firmRole: null,
  extendedFrom: null,
  revisedFrom: null,
  ended: null,
};

/** An issue of which nothing is known but what is given. */
export const anIssue = (
  known: Partial<PublicIssue>,
  details: Partial<IssueDetails> = {},
): PublicIssue => ({
  name: 'Sample Issue Limited',
  slug: null,
  type: null,
  openDate: null,
  closeDate: null,
  listingDate: null,
  priceLow: null,
  priceHigh: null,
  lotSize: null,
  issueSizeCrore: null,
  subscriptionTimes: null,
  exchange: null,
  ...known,
  details: { ...NO_DETAILS, ...details },
});
