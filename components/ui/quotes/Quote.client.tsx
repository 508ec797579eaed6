'use client';

import { formatAsOf, formatNumber, formatRupees } from '@/lib/tools/format';

import { Change, type ChangeProps } from '../Change';

import { type QuotePlace, useQuote } from './use-quote';

interface RefreshedProps {
  /** `index:Sensex` or `stock:INFY`; left out, the rendered figure stays. */
  quote: string | undefined;
  place?: QuotePlace;
}

interface QuoteValueProps extends RefreshedProps {
  /** The rendered value, which polls replace. */
  value: number | null;
  format?: 'number' | 'rupees';
  className?: string;
}

/** The value of a quote. Translation widgets skip it, so that React can update it. */
export function QuoteValue({
  quote,
  place = 'page',
  value,
  format = 'number',
  className,
}: QuoteValueProps) {
  const polled = useQuote(quote, place);
  const print = format === 'rupees' ? formatRupees : formatNumber;
  return (
    <span translate="no" className={className}>
      {print(polled?.figures[0] ?? value)}
    </span>
  );
}

/** The change of a quote, in the parts that were rendered: rupees or points, per cent, or both. */
export function QuoteChange({
  quote,
  place = 'page',
  change,
  percent,
  since,
}: RefreshedProps & ChangeProps) {
  const [, polledChange = null, polledPercent = null] = useQuote(quote, place)?.figures ?? [];
  const fresh = {
    change: change === null ? null : polledChange,
    percent: percent === null ? null : polledPercent,
  };
  const isKnown = fresh.change !== null || fresh.percent !== null;
  return <Change since={since} {...(isKnown ? fresh : { change, percent })} />;
}

/** The day or time of a quote. */
export function QuoteTime({ quote, asOf }: { quote: string | undefined; asOf: string | null }) {
  const time = formatAsOf(useQuote(quote, 'page')?.asOf ?? asOf);
  // A new element replaces one that a translation widget may have changed.
  return <span key={time}>{time}</span>;
}
