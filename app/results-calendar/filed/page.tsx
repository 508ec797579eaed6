import { DatedBoardPage } from '@/components/pages/BoardPage/DatedBoardPage';
import { filedBoard } from '@/components/pages/BoardPage/event-boards';
import { definePage } from '@/components/site/define-page';
import { loadDatedBoard } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/results-calendar/filed', async (query) => {
  const { asked, answer, names, age } = await loadDatedBoard('filedResults', query);
  return {
    view: (
      <DatedBoardPage
        path="/results-calendar/filed"
        heading="New results"
        note={{
          title: 'As filed',
          text: 'Figures that companies filed with the exchange for a quarter, by the day of the report. Growth compares with the same quarter of the year before, on the same basis.',
        }}
        boards={[filedBoard(answer?.data.rows ?? [], names, age)]}
        asked={asked}
        answer={answer}
      />
    ),
  };
});

export { generateMetadata, Page as default };
