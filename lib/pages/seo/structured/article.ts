import type { BlogPostingLeaf } from 'schema-dts';

import { pictureOf } from '@/lib/pages/addresses/picture-paths';
import { readingMinutes } from '@/lib/domain/publication/contents';
import type { Article } from '@/lib/domain/publication/records';
import { indianMoment } from '@/lib/tools/time';

import { absolute, type GraphPage, idOn, organizationId, type PartOf, ref } from './page';

/** Bylines that are not a person's name: `Research desk`. */
const DESK = /\b(desk|team|office|department)\b/i;

const authorOf = (page: GraphPage, author: string | null): BlogPostingLeaf['author'] =>
  author === null
    ? ref(organizationId(page))
    : DESK.test(author)
      ? { '@type': 'Organization', name: author, url: absolute(page, '/about-us') }
      : { '@type': 'Person', name: author };

/** An article as its page has it. */
export function articlePart(article: Article): PartOf {
  const { name, createdAt, summary, body, image, author, category } = article;
  const minutes = article.readMinutes ?? (body ? readingMinutes(body) : null);
  return (page) => {
    const node: BlogPostingLeaf = {
      '@type': 'BlogPosting',
      '@id': idOn(page, 'article'),
      headline: name,
      datePublished: indianMoment(createdAt),
      // A reading without a change is no modification; the sitemap has the same day.
      dateModified: indianMoment(createdAt),
      inLanguage: 'en-IN',
      author: authorOf(page, author),
      publisher: ref(organizationId(page)),
      mainEntityOfPage: ref(idOn(page, 'webpage')),
      ...(summary && { description: summary }),
      // The share picture is a PNG; drawings are SVG, which search engines do not show.
      image: [pictureOf(page.path), image].flatMap((one) => (one ? absolute(page, one) : [])),
      ...(category && { articleSection: category }),
      ...(minutes !== null && { timeRequired: `PT${minutes}M` }),
    };
    return { nodes: [node], page: { mainEntity: ref(idOn(page, 'article')) } };
  };
}
