import { DatedBoardPage } from '@/components/pages/BoardPage/DatedBoardPage';
import { participantBoard } from '@/components/pages/BoardPage/derivative-boards';
import { PositionsPicture } from '@/components/pages/BoardPage/PositionsPicture';
import { definePage } from '@/components/site/define-page';
import { loadDatedBoard } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/derivatives/participants', async (query) => {
  const { asked, answer, age } = await loadDatedBoard('participants', query);
  const board = participantBoard(answer?.data.rows ?? [], age);
  return {
    view: (
      <DatedBoardPage
        path="/derivatives/participants"
        heading="Derivatives by participant"
        note={{
          title: 'How to read it',
          text: 'Contracts open at the close. Each long contract has a short one, so all participants together are as long as they are short. A position may hedge another one elsewhere.',
        }}
        boards={[board]}
        picture={<PositionsPicture rows={board.rows} />}
        asked={asked}
        answer={answer}
        now={age.now}
      />
    ),
  };
});

export { generateMetadata, Page as default };
