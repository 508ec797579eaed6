import { FormCentrePage } from '@/components/pages/FormCentrePage/FormCentrePage';
import { StructuredData } from '@/components/site/StructuredData';
import { getForms } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { formOrder } from '@/lib/support/forms';
import { parameter, type SearchParameters } from '@/lib/support/parameters';

interface Props {
  searchParams: Promise<SearchParameters>;
}

export const metadata = metadataOf('/support/form-center');

/** `/support/form-center` with a choice in its address: a rewrite sends it here, so that the bare page is static. */
export default async function Page({ searchParams }: Props) {
  const [forms, parameters] = await Promise.all([getForms(), searchParams]);
  return (
    <>
      <FormCentrePage
        forms={forms}
        query={parameter(parameters, 'q')}
        category={parameter(parameters, 'category')}
        order={formOrder(parameter(parameters, 'order'))}
      />
      <StructuredData metadata={metadata} />
    </>
  );
}
