import { ToolsPage } from '@/components/pages/ToolsPage/ToolsPage';
import { definePage } from '@/components/site/define-page';
import { getTools } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/support/tools-and-resources', async () => ({
  view: <ToolsPage tools={await getTools()} />,
}));

export { generateMetadata, Page as default };
