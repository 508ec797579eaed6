import { WhatIfPage } from '@/components/pages/WhatIfPage/WhatIfPage';
import { definePage } from '@/components/site/define-page';
import { whatIfFacts } from '@/lib/pages/what-if/facts';
import { loadWhatIf } from '@/lib/pages/what-if/load-what-if';

const { generateMetadata, Page } = definePage(
  '/what-if',
  async (query) => ({ view: <WhatIfPage {...await loadWhatIf(query)} /> }),
  whatIfFacts,
);

export { generateMetadata, Page as default };
