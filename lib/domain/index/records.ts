/** An index's session and valuation, as far as the source states them. */
interface IndexDay {
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly pe: number | null;
  readonly pb: number | null;
  readonly yieldPercent: number | null;
  readonly volume: number | null;
  readonly valueCrore: number | null;
}

export interface IndexQuote {
  readonly name: string;
  readonly value: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly asOf: string | null;
  readonly day?: IndexDay;
}

/** A company of an index. */
export interface Constituent {
  readonly symbol: string;
  readonly name: string | null;
  readonly industry: string | null;
  /** In per cent, where the index’s owner publishes it. */
  readonly weight: number | null;
}
