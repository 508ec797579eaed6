import { DatedBoardPage } from '@/components/pages/BoardPage/DatedBoardPage';
import { BanListWithheld } from '@/components/pages/BoardPage/BanListWithheld';
import { banBoards } from '@/components/pages/BoardPage/derivative-boards';
import { definePage } from '@/components/site/define-page';
import { withheldBans } from '@/lib/domain/contract/positions';
import { loadDatedBoard } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/derivatives/ban-list', async (query) => {
  const { asked, answer, names, age } = await loadDatedBoard('foBan', query);
  const old = asked.kind === 'newest' ? withheldBans(answer, age.now) : null;
  return {
    view: (
      <DatedBoardPage
        path="/derivatives/ban-list"
        heading="F&O ban list"
        note={{
          title: 'What the ban means',
          text: 'Once all open positions in a share pass 95% of its market-wide limit, only trades that reduce a position are allowed. The ban ends when open positions are back at 80%.',
        }}
        boards={banBoards(answer?.data.rows ?? [], names, age)}
        withheld={old && <BanListWithheld day={old} />}
        asked={asked}
        answer={answer}
        now={age.now}
      />
    ),
  };
});

export { generateMetadata, Page as default };
