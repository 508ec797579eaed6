import { WhatIfPage } from '@/components/pages/WhatIfPage/WhatIfPage';
import { definePage } from '@/components/site/define-page';
import { whatIfFacts } from '@/lib/pages/what-if/facts';
import { loadWhatIfPage } from '@/lib/pages/what-if/load-what-if';

const { generateMetadata, Page } = definePage(
  '/what-if',
  async (query) => ({ view: <WhatIfPage {...await loadWhatIfPage(query)} /> }),
  whatIfFacts,
);

export { generateMetadata, Page as default };
