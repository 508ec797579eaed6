import { HomePage } from '@/components/pages/HomePage/HomePage';
import { OldHomePage } from '@/components/pages/HomePage/OldHomePage';
import { definePage } from '@/components/site/define-page';
import { env } from '@/lib/tools/env';
import { loadHome } from '@/lib/pages/home/load-home';
import { mobileApp } from '@/lib/pages/seo/structured/app';
import { homeQuestions } from '@/lib/pages/seo/structured/questions';

const { generateMetadata, Page } = definePage('/', async (query) => {
  const home = await loadHome();
  return {
    view: env().flags.newHome ? <HomePage {...home} query={query} /> : <OldHomePage {...home} />,
    parts: [mobileApp, homeQuestions(home.faqs)],
  };
});

export { generateMetadata, Page as default };
