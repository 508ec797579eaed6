import { ToolsPage } from '@/components/pages/ToolsPage/ToolsPage';
import { definePage } from '@/components/site/define-page';
import { getTools } from '@/lib/provider/getters/content';

const { metadata, Page } = definePage('/support/tools-and-resources', async () => ({
  view: <ToolsPage tools={await getTools()} />,
}));

export { metadata, Page as default };
