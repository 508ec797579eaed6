import type { Metadata } from 'next';

import { formatDate } from '@/lib/format';
import type { Article, Video } from '@/lib/provider/records';

import { pageMetadata } from './metadata';

/** Descriptions shorter than this say too little by themselves. */
const SHORTEST = 70;

const atLeast = (text: string, more: string): string =>
  text.length >= SHORTEST ? text : `${text} ${more}`.trim();

/** Title and description of a video's page. */
export function videoMetadata({ name, code, description, publishedAt }: Video): Metadata {
  return pageMetadata({
    title: name,
    description: atLeast(
      description.replace(/\s+/g, ' '),
      `A video of ${formatDate(publishedAt)} on how investing in India works, with the figures on the screen.`,
    ),
    path: `/videos/${encodeURIComponent(code)}`,
  });
}

/** Title and description of an article's page. */
export function articleMetadata({ name, slug, summary, createdAt, author }: Article): Metadata {
  return pageMetadata({
    title: name,
    description: atLeast(
      summary ?? name,
      `An article of ${formatDate(createdAt)} in plain words, with its contents and reading time.`,
    ),
    path: `/blogs-and-articles/${encodeURIComponent(slug)}`,
    published: { at: createdAt, by: author },
  });
}
