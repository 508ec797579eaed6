import type { PageRecord } from '@/lib/pages/page';

export const mediaPages = [
  {
    path: '/media',
    type: 'media',
    title: 'Media',
    parent: '/',
    metaTitle: 'Media: press, gallery, awards',
    description:
      'Press releases by year, picture albums and awards with the body that gave them, and how journalists reach the press desk of the firm.',
    schemaType: 'CollectionPage',
    needs: 'pressReleases',
    menu: { column: 'The firm', note: 'Press, gallery, awards' },
  },
  {
    path: '/media/gallery',
    type: 'media',
    title: 'Gallery',
    parent: '/media',
    metaTitle: 'Picture gallery',
    description:
      'Albums from branch openings, investor awareness days and evenings with clients. Each picture opens in full size and says what it shows.',
    schemaType: 'ImageGallery',
    needs: 'gallery',
  },
  {
    path: '/media/press-releases',
    type: 'media',
    title: 'Press releases',
    parent: '/media',
    metaTitle: 'Press releases by year',
    description:
      'What we announced, by year and newest first: each release with its date, its source, a PDF and the page that it is about.',
    schemaType: 'CollectionPage',
    needs: 'pressReleases',
  },
  {
    path: '/media/awards',
    type: 'media',
    title: 'Awards',
    parent: '/media',
    metaTitle: 'Awards and who gave them',
    description:
      'Awards by year with the body that gave each. An award says what a jury thought in one year and nothing about what an investment will do.',
    schemaType: 'CollectionPage',
    needs: 'awards',
  },
] as const satisfies readonly PageRecord[];
