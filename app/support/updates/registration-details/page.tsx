import { RegistrationPage } from '@/components/pages/RegistrationPage/RegistrationPage';
import { authorisedPersons } from '@/lib/content/legal/registration';
import { getBranches } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { personsPage } from '@/lib/support/authorised-persons';
import type { SearchParameters } from '@/lib/support/parameters';

interface Props {
  /** The list shown is that of the address, so this page is rendered for each request. */
  searchParams: Promise<SearchParameters>;
}

export const metadata = pageMetadata({
  title: 'Registration details',
  description:
    'Every SEBI, AMFI and IRDAI registration and exchange membership of the firm, people in charge, offices, branches and authorised persons.',
  path: '/support/updates/registration-details',
});

export default async function Page({ searchParams }: Props) {
  const [branches, parameters] = await Promise.all([getBranches(), searchParams]);
  return (
    <RegistrationPage
      branches={branches}
      all={authorisedPersons.length}
      {...personsPage(authorisedPersons, parameters)}
    />
  );
}
