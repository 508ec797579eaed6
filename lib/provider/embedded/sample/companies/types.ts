/** The industries of NSE's index constituents lists, spelled as there. */
export type Industry =
  | 'Automobile and Auto Components'
  | 'Capital Goods'
  | 'Chemicals'
  | 'Construction'
  | 'Construction Materials'
  | 'Consumer Durables'
  | 'Consumer Services'
  | 'Diversified'
  | 'Fast Moving Consumer Goods'
  | 'Financial Services'
  | 'Forest Materials'
  | 'Healthcare'
  | 'Information Technology'
  | 'Media Entertainment & Publication'
  | 'Metals & Mining'
  | 'Oil Gas & Consumable Fuels'
  | 'Power'
  | 'Realty'
  | 'Services'
  | 'Telecommunication'
  | 'Textiles'
  | 'Utilities';

/**
 * One company. Name, symbol, ISIN, face value (₹), BSE code and listing day are facts; price level
 * (₹), shares (crore), price to earnings (`null` for a loss) and dividend yield (per cent) are the
 * sample's own, right in their order of magnitude. The listing day stands only where it lies inside
 * the five years of the sample history.
 */
export type CompanyRow = readonly [
  symbol: string,
  name: string,
  isin: string,
  faceValue: number,
  bseCode: number | null,
  priceLevel: number,
  sharesCrore: number,
  pe: number | null,
  dividendYield: number,
  about: string,
  listedOn?: string,
];

/** Banks and insurers report no expenses of the common kind. */
export type CompanyKind = 'bank' | 'insurer' | 'other';

export interface CompanyTable {
  industry: Industry;
  kind?: CompanyKind;
  rows: readonly CompanyRow[];
}

export interface Company {
  symbol: string;
  name: string;
  isin: string;
  faceValue: number;
  bseCode: string | null;
  industry: Industry;
  kind: CompanyKind;
  priceLevel: number;
  sharesCrore: number;
  pe: number | null;
  dividendYield: number;
  about: string;
  listedOn: string | null;
}
