import { FaqsPage } from '@/components/pages/FaqsPage/FaqsPage';
import { getFaqs } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { parameter, type SearchParameters } from '@/lib/support/parameters';

interface Props {
  /** The list shown is that of the address, so this page is rendered for each request. */
  searchParams: Promise<SearchParameters>;
}

export const metadata = pageMetadata({
  title: 'Questions and answers',
  description:
    'Search the answers on opening an account, KYC, orders, funds, charges, tax, demat, mutual funds and complaints, or go through them by subject.',
  path: '/support/faqs',
});

export default async function Page({ searchParams }: Props) {
  const [faqs, parameters] = await Promise.all([getFaqs(), searchParams]);
  return (
    <FaqsPage
      faqs={faqs}
      query={parameter(parameters, 'q')}
      category={parameter(parameters, 'category')}
    />
  );
}
