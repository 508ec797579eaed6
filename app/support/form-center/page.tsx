import { FormCentrePage } from '@/components/pages/FormCentrePage/FormCentrePage';
import { definePage } from '@/components/site/define-page';
import { getForms } from '@/lib/provider/getters/content';
import { formOrder } from '@/lib/support/forms';
import { parameter } from '@/lib/support/parameters';

const { metadata, Page } = definePage('/support/form-center', async (query) => ({
  view: (
    <FormCentrePage
      forms={await getForms()}
      query={parameter(query, 'q')}
      category={parameter(query, 'category')}
      order={formOrder(parameter(query, 'order'))}
    />
  ),
}));

export { metadata, Page as default };
