import { DatedBoardPage } from '@/components/pages/BoardPage/DatedBoardPage';
import { BanListWithheld } from '@/components/pages/BoardPage/BanListWithheld';
import { banBoards } from '@/components/pages/BoardPage/derivative-boards';
import { definePage } from '@/components/site/define-page';
import { withheldBans } from '@/lib/domain/contract/positions';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { loadDatedBoard } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/derivatives/ban-list', async (query) => {
  const { asked, answer, companies, now } = await loadDatedBoard('foBan', query);
  const old = asked.kind === 'newest' ? withheldBans(answer, now) : null;
  return {
    view: (
      <DatedBoardPage
        path="/derivatives/ban-list"
        heading="F&O ban list"
        note={{
          title: 'What the ban means',
          text: 'Once all open positions in a share pass 95% of its market-wide limit, only trades that reduce a position are allowed. The ban ends when open positions are back at 80%.',
        }}
        boards={banBoards(answer?.data.rows ?? [], namesBySymbol(companies), {
          day: answer?.data.date ?? null,
          now,
        })}
        withheld={old && <BanListWithheld day={old} />}
        asked={asked}
        answer={answer}
        now={now}
      />
    ),
  };
});

export { generateMetadata, Page as default };
