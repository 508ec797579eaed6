import { FaqsPage } from '@/components/pages/FaqsPage/FaqsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getFaqs } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { parameter, type SearchParameters } from '@/lib/support/parameters';
import { supportQuestions } from '@/lib/seo/structured/questions';

interface Props {
  searchParams: Promise<SearchParameters>;
}

export const metadata = metadataOf('/support/faqs');

/** `/support/faqs` with a choice in its address: a rewrite sends it here, so that the bare page is static. */
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
