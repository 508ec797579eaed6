import type { Metadata } from 'next';

import { letterName } from '@/lib/companies/lists';
import { feedLinksOf } from '@/lib/feeds/names';
import { formatCount, formatDate } from '@/lib/format';
import {
  articlePath,
  companyLetterPath,
  industryPath,
  researchPath,
  videoPath,
} from '@/lib/pages/paths';
import type { Article, Video } from '@/lib/provider/records';
import type { ResearchCategory } from '@/lib/research/categories';

import { pageMetadata } from './metadata';

/** @param count companies of the letter; a page without any is not indexed */
export const letterMetadata = (letter: string, count: number): Metadata =>
  pageMetadata({
    title: `Companies: ${letterName(letter)}`,
    description: `${count > 0 ? formatCount(count) : 'The'} listed ${count === 1 ? 'company whose name begins' : 'companies whose names begin'} with ${letter === '0-9' ? 'a digit' : `the letter ${letterName(letter)}`}, each with its share price, key figures and quarterly results.`,
    path: companyLetterPath(letter),
    isIndexed: count > 0,
  });

/** Longest industry name, in characters, that leaves room for the rest of the title. */
const LONGEST_NAME = 34;

/** @param name `null` while the list has not loaded */
export const industryMetadata = (name: string | null, slug: string, count: number): Metadata =>
  pageMetadata({
    title: name
      ? name.length > LONGEST_NAME
        ? `${name}: companies`
        : `${name}: companies and share prices`
      : 'Companies of an industry',
    description: `${name ? `${name}: ` : ''}${count > 0 ? formatCount(count) : 'the'} listed ${count === 1 ? 'company' : 'companies'} by market value, with price, change of the day and price-earnings ratio, each with a page of its own.`,
    path: industryPath(name ?? slug),
    isIndexed: name !== null,
  });

export function researchMetadata({ slug, name, description }: ResearchCategory): Metadata {
  const path = researchPath(slug);
  return pageMetadata({ title: name, description, path, feeds: feedLinksOf(path, name) });
}

/** Shorter descriptions get a second sentence, in characters. */
const SHORTEST = 70;

const atLeast = (text: string, more: string): string =>
  text.length >= SHORTEST ? text : `${text} ${more}`.trim();

export const videoMetadata = ({ name, code, description, publishedAt }: Video): Metadata =>
  pageMetadata({
    title: name,
    description: atLeast(
      description.replace(/\s+/g, ' '),
      `A video of ${formatDate(publishedAt)} on how investing in India works, with the figures on the screen.`,
    ),
    path: videoPath(code),
  });

export const articleMetadata = ({ name, slug, summary, createdAt, author }: Article): Metadata =>
  pageMetadata({
    title: name,
    description: atLeast(
      summary ?? name,
      `An article of ${formatDate(createdAt)} in plain words, with its contents and reading time.`,
    ),
    path: articlePath(slug),
    published: { at: createdAt, by: author },
  });
