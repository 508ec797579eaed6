/** The columns of a file of prices. */
export interface PriceLayout {
  /** The name of this layout on the status page. */
  readonly kind: string;
  /** Columns that only a file of this layout has all of. */
  readonly signature: readonly string[];
  readonly symbol: string;
  readonly series: string;
  readonly day: string;
  readonly close: string;
  /** Without it other files distinguish shares from funds. */
  readonly isin?: string;
  readonly name?: string;
  readonly code?: string;
  readonly previous: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly volume: string;
  readonly value: string;
  readonly trades: string;
  readonly delivered?: string;
  /** Rupees per unit of the value. */
  readonly unit: number;
}

/** The UDiFF layout of both exchanges, since 8 July 2024. */
export const UDIFF: PriceLayout = {
  kind: 'bhavcopy',
  signature: ['TckrSymb', 'SctySrs', 'ISIN', 'ClsPric'],
  symbol: 'TckrSymb',
  series: 'SctySrs',
  day: 'TradDt',
  close: 'ClsPric',
  isin: 'ISIN',
  name: 'FinInstrmNm',
  code: 'FinInstrmId',
  previous: 'PrvsClsgPric',
  open: 'OpnPric',
  high: 'HghPric',
  low: 'LwPric',
  volume: 'TtlTradgVol',
  value: 'TtlTrfVal',
  trades: 'TtlNbOfTxsExctd',
  unit: 1,
};

/** The NSE's `sec_bhavdata_full`: without ISINs, but with the shares delivered. */
export const WITH_DELIVERY: PriceLayout = {
  kind: 'bhavcopy with delivery',
  signature: ['SYMBOL', 'SERIES', 'DATE1', 'CLOSE_PRICE', 'DELIV_QTY'],
  symbol: 'SYMBOL',
  series: 'SERIES',
  day: 'DATE1',
  close: 'CLOSE_PRICE',
  previous: 'PREV_CLOSE',
  open: 'OPEN_PRICE',
  high: 'HIGH_PRICE',
  low: 'LOW_PRICE',
  volume: 'TTL_TRD_QNTY',
  value: 'TURNOVER_LACS',
  trades: 'NO_OF_TRADES',
  delivered: 'DELIV_QTY',
  unit: 1e5,
};

/** The NSE's `cm…bhav.csv` of the days before 8 July 2024; the oldest have neither ISINs nor trades. */
export const BEFORE_UDIFF: PriceLayout = {
  kind: 'bhavcopy of before July 2024',
  signature: ['SYMBOL', 'SERIES', 'CLOSE', 'PREVCLOSE', 'TOTTRDQTY', 'TIMESTAMP'],
  symbol: 'SYMBOL',
  series: 'SERIES',
  day: 'TIMESTAMP',
  close: 'CLOSE',
  isin: 'ISIN',
  previous: 'PREVCLOSE',
  open: 'OPEN',
  high: 'HIGH',
  low: 'LOW',
  volume: 'TOTTRDQTY',
  value: 'TOTTRDVAL',
  trades: 'TOTALTRADES',
  unit: 1,
};
