import { ToolsPage } from '@/components/pages/ToolsPage/ToolsPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/support/tools-and-resources', async () => ({
  view: <ToolsPage tools={await loadRecords('tools', {})} />,
}));

export { generateMetadata, Page as default };
