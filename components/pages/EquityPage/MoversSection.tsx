import { Section } from '@/components/sections/text/Section';
import { filledColumns } from '@/components/ui/Table/columns';
import { SiteLink } from '@/components/site/SiteLink';
import { NoList } from '@/components/ui/NoData/NoData';
import { PartSource } from '@/components/sections/SourceLine';
import { Table } from '@/components/ui/Table/Table';
import { type MoversChoice, moversQuery } from '@/lib/domain/market/movers-choice';
import type { Sparks } from '@/lib/domain/market/sparks';
import { movedListPath } from '@/lib/pages/markets/old-list-names';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { onItsDay } from '@/lib/domain/figure/words';
import { moversSentence } from '@/lib/domain/market/movers-sentence';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { Dated } from '@/lib/domain/market/sources';
import type { StockQuote } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

import { moversColumns } from '@/components/sections/market/movers-columns';
import { MoversForm } from './MoversForm';

interface MoversSectionProps {
  choice: MoversChoice;
  movers: Sourced<readonly StockQuote[]> | null;
  names: NamesBySymbol;
  /** The source of the line under the page's title. */
  page: Dated | null;
  years?: Sparks | undefined;
  ages: MarketClock;
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
export function MoversSection(props: MoversSectionProps) {
  const { choice, movers, names, page, years, ages } = props;
  const { exchange, index, list } = choice;
  const quotes = movers?.data ?? [];
  // Polled quotes are the NSE's.
  const quoteOf = exchange === 'NSE' ? ({ symbol }: StockQuote) => `stock:${symbol}` : undefined;
  const asked = index.history === null ? `all ${exchange} shares` : `the ${index.name}`;
  // A note says what the list covers if that differs from the request.
  const title = movers?.note ? list.name : `${list.name} of ${asked}`;
  const whole = movedListPath(list.slug);
  return (
    <Section
      id="movers"
      heading={onItsDay(
        moversSentence(choice, quotes, names),
        'market-list',
        movers?.asOf ?? null,
        ages,
      )}
      source={<PartSource of={{ movers }} page={page} />}
      more={whole && <SiteLink href={whole}>{`${list.name} of all NSE shares`}</SiteLink>}
      ground="tint"
    >
      <MoversForm choice={choice} />
      {quotes.length === 0 ? (
        <NoList list={movers} what="this list">
          No share is in this list.
        </NoList>
      ) : (
        <Table
          order="sortable"
          key={moversQuery(choice)}
          caption={title}
          columns={filledColumns(moversColumns(names), quotes, ALWAYS)}
          rows={quotes}
          quoteOf={quoteOf}
          sparkOf={(quote) => years?.get(quoteOf?.(quote) ?? '')}
          sortedBy={SORTED[list.list]}
          csv={`/equity/movers.csv?${moversQuery(choice)}`}
          folds
        />
      )}
    </Section>
  );
}
