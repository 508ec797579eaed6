import { HomePage } from '@/components/pages/HomePage';
import { OldHomePage } from '@/components/pages/OldHomePage/OldHomePage';
import { definePage } from '@/components/site/define-page';
import { env } from '@/lib/env';
import { getHome } from '@/lib/provider/getters/home';
import { mobileApp } from '@/lib/seo/structured/app';
import { homeQuestions } from '@/lib/seo/structured/questions';

const { metadata, Page } = definePage('/', async (query) => {
  const home = await getHome();
  return {
    view: env().flags.newHome ? <HomePage {...home} query={query} /> : <OldHomePage {...home} />,
    parts: [mobileApp, homeQuestions(home.faqs)],
  };
});

export { metadata, Page as default };
