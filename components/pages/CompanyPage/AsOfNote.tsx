import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { QuoteTime } from '@/components/ui/quotes/Quote.client';
import type { Quote } from '@/lib/companies/quote';
import { formatAsOf } from '@/lib/format';
import type { CompanyResults, Sourced } from '@/lib/provider/records';

interface AsOfNoteProps {
  /** The NSE symbol, by which the price is polled. */
  symbol: string | null;
  quote: Quote | null;
  results: Sourced<CompanyResults> | null;
}

/** The dates of the price and of the company's figures, and their source. */
export function AsOfNote({ symbol, quote, results }: AsOfNoteProps) {
  const of = quote ?? results;
  if (!of) return null;
  const isOlder = quote && results && formatAsOf(quote.asOf) !== formatAsOf(results.asOf);
  return (
    <>
      <SideNote title="As of">
        <p>
          <QuoteTime quote={quote && symbol ? `stock:${symbol}` : undefined} asOf={of.asOf} />
          {quote?.asOf.length === 10 && ', at the close'}.
        </p>
        {isOlder && <p>Company figures: {formatAsOf(results.asOf)}.</p>}
        {results?.note && <p>{results.note}.</p>}
      </SideNote>
      {of.source === 'sample' && (
        <p>Price and figures are made up for the sample. A live page carries the exchange’s.</p>
      )}
      {of.source !== 'provider' && (
        <p>
          <Mark source={of.source} asOf={of.asOf} />
        </p>
      )}
    </>
  );
}
