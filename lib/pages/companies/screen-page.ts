import type { CompanyFigure } from '@/lib/domain/company/records';
import { oldDayOf, screenDescription, screenTails } from '@/lib/domain/screener/ages';
import { screened, screenPage } from '@/lib/domain/screener/screened';
import { READY_SCREENS, type ReadyScreen, screenOf } from '@/lib/domain/screener/screens';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import { isCurrent } from '@/lib/pages/indexing/has-data';
import { foundIn, pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { entriesOfPages, factsOfPage } from '@/lib/pages/seo/further-pages';
import { pageMetadata, titleThatFits } from '@/lib/pages/seo/metadata';
import { textPicture } from '@/lib/pages/share-pictures/picture';

import { loadCompanyFigures, loadScreener } from './load-screener';

type Answer = Sourced<Dated<CompanyFigure>> | null;

/**
 * The oldest day of a ready screen's figures that is too old for search engines; `null` if all are
 * current, and for sample figures, which are marked and never count as old.
 */
const oldDayOfScreen = (ready: ReadyScreen, answer: Answer): string | null =>
  answer === null || answer.source === 'sample'
    ? null
    : oldDayOf(screenOf(ready), answer.data, (kind, day) => !isCurrent(kind, day));

/** The companies of a ready screen. */
const foundOf = (ready: ReadyScreen, answer: Answer) =>
  screened(answer?.data.rows ?? [], screenOf(ready));

/** Title and description of a ready screen, and whether search engines may index it. */
function readyScreenFacts(ready: ReadyScreen, answer: Answer) {
  const oldDay = oldDayOfScreen(ready, answer);
  const dated = oldDay && titleThatFits(ready.title, screenTails(oldDay));
  return {
    title: dated || ready.title,
    description: screenDescription(ready, oldDay),
    isIndexed:
      oldDay === null &&
      answer?.source !== 'sample' &&
      Boolean(answer?.data.date) &&
      foundOf(ready, answer).rows.length > 0,
  };
}

/** The ready screens of the screener. */
export const screens = pageKind(PAGE_PATTERNS.screens, {
  schemaType: 'CollectionPage',
  above: ['/', '/equity', '/markets', '/screener'],
  needs: 'companyFigures',
  find: (part) => Promise.resolve(foundIn(READY_SCREENS, part, ({ slug }) => slug)),
  load: async ({ record: ready }, query) => ({
    ready,
    query,
    screen: screenOf(ready),
    ...(await loadScreener()),
  }),
  metadata: ({ ready, query, answer }) => {
    const { isIndexed, ...facts } = readyScreenFacts(ready, answer);
    const { page, pages } = screenPage(foundOf(ready, answer), query);
    const listed = { ...facts, path: `/screener/${ready.slug}` };
    return pageMetadata({ ...(isIndexed ? factsOfPage(listed, page, pages) : listed), isIndexed });
  },
  name: ({ ready }) => ready.title,
  parts: () => [],
  picture: async ({ record }) => {
    const { title, description } = readyScreenFacts(record, await loadCompanyFigures());
    return textPicture('market', title, description, 'Screener');
  },
  sitemap: {
    part: 'pages',
    /** Screens with current figures; none if the figures are samples. */
    entries: async () => {
      const figures = await loadCompanyFigures();
      const lastmod = figures?.data.date ?? null;
      if (lastmod === null) return [];
      return READY_SCREENS.filter((ready) => readyScreenFacts(ready, figures).isIndexed).flatMap(
        (ready) =>
          entriesOfPages(
            { path: `/screener/${ready.slug}`, lastmod },
            screenPage(foundOf(ready, figures), {}).pages,
          ),
      );
    },
  },
});
