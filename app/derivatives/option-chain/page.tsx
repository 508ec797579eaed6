import { DatedBoardPage } from '@/components/pages/BoardPage/DatedBoardPage';
import { optionBoard } from '@/components/pages/BoardPage/derivative-boards';
import { RiskSection } from '@/components/sections/market/RiskSection';
import { definePage } from '@/components/site/define-page';
import { loadDatedBoard } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/derivatives/option-chain', async (query) => {
  const { asked, answer, names, age } = await loadDatedBoard('optionUnderlyings', query);
  return {
    view: (
      <DatedBoardPage
        path="/derivatives/option-chain"
        heading="Option chains at the close"
        note={{
          title: 'Open interest',
          text: 'Open interest (OI) is the options that are open at the close, in shares or units of the index, over all strikes and expiries. The put-call ratio is the puts for each call.',
        }}
        boards={[optionBoard(answer?.data.rows ?? [], names, age)]}
        asked={asked}
        answer={answer}
        now={age.now}
      >
        <RiskSection />
      </DatedBoardPage>
    ),
  };
});

export { generateMetadata, Page as default };
