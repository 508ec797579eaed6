import { RegistrationPage } from '@/components/pages/RegistrationPage/RegistrationPage';
import { StructuredData } from '@/components/site/StructuredData';
import { authorisedPersons, REGISTRATION_UPDATED } from '@/lib/content/legal/registration';
import { getBranches } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { personsPage } from '@/lib/support/authorised-persons';
import type { SearchParameters } from '@/lib/support/parameters';
import { changedOn } from '@/lib/seo/structured/dates';

interface Props {
  searchParams: Promise<SearchParameters>;
}

export const metadata = metadataOf('/support/updates/registration-details');

/** `/support/updates/registration-details` with a choice in its address: a rewrite sends it here, so that the bare page is static. */
export default async function Page({ searchParams }: Props) {
  const [branches, parameters] = await Promise.all([getBranches(), searchParams]);
  return (
    <>
      <RegistrationPage
        branches={branches}
        all={authorisedPersons.length}
        {...personsPage(authorisedPersons, parameters)}
      />
      <StructuredData metadata={metadata} parts={[changedOn(REGISTRATION_UPDATED)]} />
    </>
  );
}
