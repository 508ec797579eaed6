import { FormCentrePage } from '@/components/pages/FormCentrePage/FormCentrePage';
import { definePage } from '@/components/site/define-page';
import { getForms } from '@/lib/provider/getters/content';
import { titleOfSearch } from '@/lib/pages/seo/metadata';
import { formOrder } from '@/lib/domain/support/forms';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = definePage(
  '/support/form-center',
  async (query) => ({
    view: (
      <FormCentrePage
        forms={await getForms()}
        query={parameter(query, 'q')}
        category={parameter(query, 'category')}
        order={formOrder(parameter(query, 'order'))}
      />
    ),
  }),
  (query) => titleOfSearch(parameter(query, 'q'), 'Form centre'),
);

export { generateMetadata, Page as default };
