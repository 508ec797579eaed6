import { BoardPage } from '@/components/pages/BoardPage/BoardPage';
import { lotBoard } from '@/components/pages/BoardPage/derivative-boards';
import { definePage } from '@/components/site/define-page';
import { loadLotSizes } from '@/lib/pages/markets/load-lists';

const { generateMetadata, Page } = definePage('/derivatives/lot-sizes', async () => {
  const { lots, names, age } = await loadLotSizes();
  return {
    view: (
      <BoardPage
        path="/derivatives/lot-sizes"
        board={lotBoard(lots?.data ?? [], names, age)}
        answer={lots}
        notes={[
          {
            title: 'Lot',
            text: 'A future or an option is always for a whole lot: the shares, or units of an index, in one contract. The exchange sets it so that a contract is worth some lakh rupees, and changes it as prices move.',
          },
        ]}
        now={age.now}
      />
    ),
  };
});

export { generateMetadata, Page as default };
