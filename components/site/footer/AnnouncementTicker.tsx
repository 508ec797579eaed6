import { Markup } from '@/components/ui/Markup';
import { announcementsForPage } from '@/lib/domain/publication/announcements';
import type { Ticker } from '@/lib/domain/publication/records';

import { AnyLink } from '../AnyLink';

import { Announcements } from './Announcements.client';

function Text({ ticker }: { ticker: Ticker }) {
  return (
    <>
      {ticker.redirection ? (
        <AnyLink href={ticker.redirection}>{ticker.title}</AnyLink>
      ) : (
        <strong>{ticker.title}</strong>
      )}
      {ticker.description !== null && (
        <>
          {': '}
          <Markup as="span" html={ticker.description} />
        </>
      )}
    </>
  );
}

/** The footer's announcements: those with its position, between start and end. */
export function AnnouncementTicker({ tickers, now }: { tickers: readonly Ticker[]; now: string }) {
  const carried = announcementsForPage(tickers, now);
  if (carried.length === 0) return null;
  return (
    <Announcements
      renderedAt={Date.parse(now)}
      dateRanges={carried.map(({ start, end }) => ({ start, end }))}
      texts={carried.map((ticker) => (
        <Text key={ticker.title} ticker={ticker} />
      ))}
    />
  );
}
