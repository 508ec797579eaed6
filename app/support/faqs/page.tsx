import { FaqsPage } from '@/components/pages/FaqsPage/FaqsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getFaqs } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { parameter, type SearchParameters } from '@/lib/support/parameters';
import { supportQuestions } from '@/lib/seo/structured/questions';

interface Props {
  /** The list shown is that of the address, so this page is rendered for each request. */
  searchParams: Promise<SearchParameters>;
}

export const metadata = metadataOf('/support/faqs');

export default async function Page({ searchParams }: Props) {
  const [faqs, parameters] = await Promise.all([getFaqs(), searchParams]);
  const query = parameter(parameters, 'q');
  const category = parameter(parameters, 'category');
  return (
    <>
      <FaqsPage faqs={faqs} query={query} category={category} />
      <StructuredData metadata={metadata} parts={[supportQuestions(faqs, query, category)]} />
    </>
  );
}
