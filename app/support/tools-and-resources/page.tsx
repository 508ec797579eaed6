import { ToolsPage } from '@/components/pages/ToolsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getTools } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';

export const metadata = metadataOf('/support/tools-and-resources');

export default async function Page() {
  return (
    <>
      <ToolsPage tools={await getTools()} />
      <StructuredData metadata={metadata} />
    </>
  );
}
