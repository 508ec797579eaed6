import { RegistrationPage } from '@/components/pages/RegistrationPage/RegistrationPage';
import { definePage } from '@/components/site/define-page';
import { authorisedPersons } from '@/lib/content/legal/registration';
import { getBranches } from '@/lib/provider/getters/content';
import { personsPage } from '@/lib/domain/support/authorised-persons';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

const PATH = '/support/updates/registration-details';

/** Each further page of the authorised persons is a page of its own to search engines. */
function factsOf(query: SearchParameters) {
  const { page } = personsPage(authorisedPersons, query);
  if (page === 1 || parameter(query, 'q')) return {};
  return {
    title: `Registration details, page ${page}`,
    path: `${PATH}?page=${page}`,
    pictured: PATH,
  };
}

const { generateMetadata, Page } = definePage(
  PATH,
  async (query) => ({
    view: (
      <RegistrationPage
        branches={await getBranches()}
        all={authorisedPersons.length}
        {...personsPage(authorisedPersons, query)}
      />
    ),
  }),
  factsOf,
);

export { generateMetadata, Page as default };
