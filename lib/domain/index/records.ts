import { date, figure, group, optional, record, type RecordOf, text } from '@/lib/domain/fields';

export const indexQuote = record({
  name: text.from('IndexName'),
  value: figure.from('Currentprice'),
  change: figure.from('pricediff'),
  changePercent: figure.from('prechange'),
  asOf: optional(date),
  /** Session and valuation, as far as the source states them. */
  day: group({
    open: optional(figure),
    high: optional(figure),
    low: optional(figure),
    pe: optional(figure),
    pb: optional(figure),
    yieldPercent: optional(figure).from('divyield'),
    volume: optional(figure),
    valueCrore: optional(figure).from('value'),
  }),
});
type Quoted = RecordOf<typeof indexQuote>;
export type IndexQuote = Omit<Quoted, 'day'> & Partial<Pick<Quoted, 'day'>>;

/** A company of an index. */
export const constituent = record({
  symbol: text,
  name: optional(text),
  industry: optional(text),
  /** In per cent, where the index’s owner publishes it. */
  weight: optional(figure),
});
export type Constituent = RecordOf<typeof constituent>;
