import { Section } from '@/components/sections/text/Section';
import { LinkRows } from '@/components/sections/text/LinkRows';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import type { loadListPage } from '@/lib/pages/markets/load-lists';
import type { SitePath } from '@/lib/tools/site-path';

import { DatedBoardPage } from './DatedBoardPage';
import { listBoard } from './market-boards';

type MarketListPageProps = Awaited<ReturnType<typeof loadListPage>>;

/** A list of the market in one session, with its rule and links to the other lists. */
export function MarketListPage(props: MarketListPageProps) {
  const { list, asked, answer, now } = props;
  return (
    <DatedBoardPage
      path={list.path as SitePath}
      heading={list.label}
      note={{ title: 'What belongs here', text: list.rule }}
      asked={asked}
      answer={answer}
      boards={[listBoard(props)]}
      now={now}
    >
      <Section id="others" heading="Other lists of the session" space="whole">
        <LinkRows
          rows={MARKET_LISTS.filter(({ key }) => key !== list.key).map(
            ({ label, path: href, note }) => ({ name: label, href, text: `${note}.` }),
          )}
        />
      </Section>
    </DatedBoardPage>
  );
}
