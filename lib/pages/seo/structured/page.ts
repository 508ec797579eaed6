import type { Metadata } from 'next';
import type { IdReference, Thing, WebPageLeaf } from 'schema-dts';

import { phoneLink } from '@/lib/content/outbound';
import type { SchemaType } from '@/lib/pages';

/** The page of a graph, as its builders get it. */
export interface GraphPage {
  /** The site's origin, without a trailing slash. */
  readonly site: string;
  readonly path: string;
  /** Exactly the canonical address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** The additions of a part to the graph: its own nodes, and properties of the page's node. */
interface GraphPart {
  readonly nodes?: readonly Thing[];
  readonly page?: Pick<
    WebPageLeaf,
    'about' | 'mainEntity' | 'dateModified' | 'temporalCoverage'
  > & {
    /** Where the page's record names another type. */
    readonly '@type'?: SchemaType;
  };
}

/** Builds a part from records that it has already; `null` for no part. */
export type PartOf = (page: GraphPage) => GraphPart | null;

/** A reference to a node of the same graph. */
export const ref = (id: string): IdReference => ({ '@id': id });

/** The stable name of a part of a page: `https://…/about-us#webpage`. */
export const idOn = ({ site, path }: Pick<GraphPage, 'site' | 'path'>, name: string): string =>
  `${site}${path}#${name}`;

export const organizationId = ({ site }: Pick<GraphPage, 'site'>): string =>
  `${site}/#organization`;
export const websiteId = ({ site }: Pick<GraphPage, 'site'>): string => `${site}/#website`;

/** A path of the site as an address; an absolute one is not changed. */
export const absolute = ({ site }: Pick<GraphPage, 'site'>, href: string): string =>
  new URL(href, site).href;

/** A printed Indian number with its country code, as the page's own link dials it. */
export const dialled = (phone: string): string => phoneLink(phone).replace(/^tel:/, '');

/**
 * Title, description and canonical address as the page's own metadata has them, so that the graph
 * cannot differ from it; `null` for a page without a canonical address.
 */
export function graphPage(metadata: Metadata, site: string): GraphPage | null {
  const { title, description, alternates } = metadata;
  const canonical = alternates?.canonical;
  if (typeof canonical !== 'string' && !(canonical instanceof URL)) return null;
  const { pathname } = new URL(canonical, site);
  return {
    site,
    path: pathname,
    // Next.js writes the home page's canonical address without its slash.
    url: pathname === '/' ? site : site + pathname,
    title: typeof title === 'string' ? title : '',
    description: description ?? '',
  };
}
