import { RegistrationPage } from '@/components/pages/RegistrationPage/RegistrationPage';
import { definePage } from '@/components/site/define-page';
import { authorisedPersons } from '@/lib/content/legal/registration';
import { pageOfList } from '@/lib/pages/seo/further-pages';
import { personsPage } from '@/lib/domain/support/authorised-persons';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';
import { loadRecords } from '@/lib/provider/load-records';

const PATH = '/support/updates/registration-details';

function factsOf(query: SearchParameters) {
  const { page, pages } = personsPage(authorisedPersons, query);
  return parameter(query, 'q') ? {} : pageOfList(PATH, page, pages);
}

const { generateMetadata, Page } = definePage(
  PATH,
  async (query) => ({
    view: (
      <RegistrationPage
        branches={await loadRecords('branches', {})}
        all={authorisedPersons.length}
        {...personsPage(authorisedPersons, query)}
      />
    ),
  }),
  factsOf,
);

export { generateMetadata, Page as default };
