import { FormCentrePage } from '@/components/pages/FormCentrePage/FormCentrePage';
import { definePage } from '@/components/site/define-page';
import { titleOfSearch } from '@/lib/pages/seo/metadata';
import { formOrder } from '@/lib/domain/support/forms';
import { parameter } from '@/lib/tools/parameters';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage(
  '/support/form-center',
  async (query) => ({
    view: (
      <FormCentrePage
        forms={await loadRecords('forms', {})}
        query={parameter(query, 'q')}
        category={parameter(query, 'category')}
        order={formOrder(parameter(query, 'order'))}
      />
    ),
  }),
  (query) => titleOfSearch(parameter(query, 'q'), 'Form centre'),
);

export { generateMetadata, Page as default };
