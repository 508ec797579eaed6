import { NoData } from '@/components/ui/NoData/NoData';
import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { SortableTable } from '@/components/ui/SortableTable/SortableTable';
import { type MoversChoice, moversQuery } from '@/lib/markets/movers-choice';
import { moversSentence } from '@/lib/markets/movers-sentence';
import type { NamesBySymbol } from '@/lib/markets/petals';
import type { Sourced, StockQuote } from '@/lib/provider/records';

import { filledColumns, moversColumns } from './movers-columns';
import { MoversForm } from './MoversForm';
import { SourceNote } from './SourceNote';

interface MoversSectionProps {
  choice: MoversChoice;
  movers: Sourced<readonly StockQuote[]> | null;
  names: NamesBySymbol;
}

/** Columns that are shown even where no share has the figure. */
const ALWAYS = ['name', 'close', 'percent'];

const SORTED = {
  Gain: ['percent', 'descending'],
  Loss: ['percent', 'ascending'],
  Volume: ['volume', 'descending'],
  Value: ['value', 'descending'],
  High52: undefined,
  Low52: undefined,
} as const;

/** A list of shares of the chosen index and exchange. */
export function MoversSection({ choice, movers, names }: MoversSectionProps) {
  const { exchange, index, list } = choice;
  const quotes = movers?.data ?? [];
  // Polled quotes are the NSE's.
  const quoteOf = exchange === 'NSE' ? ({ symbol }: StockQuote) => `stock:${symbol}` : undefined;
  const asked = index.history === null ? `all ${exchange} shares` : `the ${index.name}`;
  // A note says what the list covers instead of what was asked for.
  const title = movers?.note ? list.name : `${list.name} of ${asked}`;
  return (
    <Ledger
      id="movers"
      ground="tint"
      labelledBy="movers-heading"
      notePlace="before"
      note={
        <SourceNote of={[movers]}>
          <p>{title}, up to twenty.</p>
        </SourceNote>
      }
    >
      <SectionHead id="movers-heading">{moversSentence(choice, quotes, names)}</SectionHead>
      <MoversForm choice={choice} />
      {quotes.length === 0 ? (
        <NoData>No share stands in this list just now.</NoData>
      ) : (
        <SortableTable
          key={moversQuery(choice)}
          caption={title}
          columns={filledColumns(moversColumns(names), quotes, ALWAYS)}
          rows={quotes}
          quoteOf={quoteOf}
          sortedBy={SORTED[list.list]}
          csv={`/equity/movers.csv?${moversQuery(choice)}`}
          folds
        />
      )}
    </Ledger>
  );
}
