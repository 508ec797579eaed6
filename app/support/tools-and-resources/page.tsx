import { ToolsPage } from '@/components/pages/ToolsPage/ToolsPage';
import { getTools } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Tools and resources',
  description:
    'Seven calculators, finders, the investor charter and monthly complaint figures, with the tools of SEBI and the exchanges one click away.',
  path: '/support/tools-and-resources',
});

export default async function Page() {
  return <ToolsPage tools={await getTools()} />;
}
