import { FaqsPage } from '@/components/pages/FaqsPage/FaqsPage';
import { definePage } from '@/components/site/define-page';
import { titleOfSearch } from '@/lib/pages/seo/metadata';
import { supportQuestions } from '@/lib/pages/seo/structured/questions';
import { parameter } from '@/lib/tools/parameters';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage(
  '/support/faqs',
  async (query) => {
    const faqs = await loadRecords('faqs', {});
    const words = parameter(query, 'q');
    const category = parameter(query, 'category');
    return {
      view: <FaqsPage faqs={faqs} query={words} category={category} />,
      parts: [supportQuestions(faqs, words, category)],
    };
  },
  (query) => titleOfSearch(parameter(query, 'q'), 'Questions and answers'),
);

export { generateMetadata, Page as default };
