import { CalculatorsPage } from '@/components/pages/CalculatorsPage/CalculatorsPage';
import { definePage } from '@/components/site/define-page';
import { calculatorList } from '@/lib/pages/seo/structured/calculator';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = definePage(
  '/calculators',
  (query) => ({
    view: <CalculatorsPage query={parameter(query, 'q')} />,
    parts: [calculatorList],
  }),
  (query) => (parameter(query, 'q') ? { isIndexed: false } : {}),
);

export { generateMetadata, Page as default };
