import { RegistrationPage } from '@/components/pages/RegistrationPage/RegistrationPage';
import { definePage } from '@/components/site/define-page';
import { authorisedPersons } from '@/lib/content/legal/registration';
import { getBranches } from '@/lib/provider/getters/content';
import { personsPage } from '@/lib/support/authorised-persons';

const { metadata, Page } = definePage('/support/updates/registration-details', async (query) => ({
  view: (
    <RegistrationPage
      branches={await getBranches()}
      all={authorisedPersons.length}
      {...personsPage(authorisedPersons, query)}
    />
  ),
}));

export { metadata, Page as default };
