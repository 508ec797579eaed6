import { camelOf, titleOf } from './words.mjs';

/**
 * A page of text: record, copy and route.
 * @type {(name: string, day: string) => import('./skeletons.mjs').Skeleton}
 */
export function pageSkeleton(name, day) {
  const last = name.split('/').at(-1) ?? name;
  const parent = `/${name.split('/').slice(0, -1).join('/')}`;
  const [title, variable] = [titleOf(last), camelOf(last)];
  const copy = `lib/content/${last}.ts`;
  const route = `app/${name}/page.tsx`;
  return {
    files: {
      [copy]: `import { firm } from './firm';
import { section, text, type TextDocument } from './legal/types';

export const ${variable}: TextDocument = {
  heading: '${title}',
  lead: 'Say in one sentence what the page answers.',
  updated: '${day}',
  contact: { label: 'Customer care', email: firm.customerCare.email },
  sections: [
    section(
      'first-section',
      'The first section',
      text('Write the text here. A link is written as [the charges](/charges).'),
    ),
  ],
};
`,
      [route]: `import { TextPage } from '@/components/sections/text/TextPage';
import { definePage } from '@/components/site/define-page';
import { ${variable} } from '@/lib/content/${last}';

const { generateMetadata, Page } = definePage('/${name}', () => ({
  view: <TextPage path="/${name}" text={${variable}} />,
}));

export { generateMetadata, Page as default };
`,
    },
    lines: [
      {
        file: 'lib/pages/static-pages/legal.ts',
        before: '] as const satisfies readonly PageRecord[];',
        text: `  {
    path: '/${name}',
    type: 'legal',
    title: '${title}',
    parent: '${parent}',
    description:
      'Say in 110 to 160 characters what a visitor finds on the page ${title}, in words of its own, for search results and the site map.',
    updated: '${day}',
  },
`,
      },
      {
        file: 'tests/unit/pages/static-pages.test.ts',
        before: "/site-map'.split(",
        text: `/${name} `,
      },
    ],
    next: [
      `Write the text in ${copy}.`,
      "Write the record's description in lib/pages/static-pages/legal.ts; with menu: { column, note } the page is in the main menu.",
      'Without menu, add a link to the page in lib/pages/menus/footer-menu.ts: tests/unit/site/menus.test.ts requires one.',
      'npm run check -- tests/unit/pages/static-pages.test.ts tests/unit/site/menus.test.ts tests/unit/seo/metadata.test.ts tests/architecture/routes.test.ts',
    ],
  };
}
