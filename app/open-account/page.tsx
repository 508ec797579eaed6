import { OpenAccountPage } from '@/components/pages/OpenAccountPage/OpenAccountPage';
import { definePage } from '@/components/site/define-page';
import { accountFaqs } from '@/lib/content/open-account';
import { accountWay } from '@/lib/domain/account/way';
import { questions } from '@/lib/pages/seo/structured/questions';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = definePage(
  '/open-account',
  (query) => ({
    view: <OpenAccountPage way={accountWay((name) => parameter(query, name))} />,
    parts: [questions(accountFaqs)],
  }),
  // Answers are states of the page, which alone is indexed.
  (query) => (Object.keys(query).length > 0 ? { isIndexed: false } : {}),
);

export { generateMetadata, Page as default };
