import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ReactNode, cache } from 'react';

import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';
import { metadataOf, type PageFacts } from '@/lib/pages/seo/metadata';
import { changedOn } from '@/lib/pages/seo/structured/dates';
import type { PartOf } from '@/lib/pages/seo/structured/page';
import type { SearchParameters } from '@/lib/tools/parameters';

import { StructuredData } from './StructuredData';

interface Rendered {
  readonly view: ReactNode;
  /** The parts of the page's structured data besides the page itself. */
  readonly parts?: readonly PartOf[];
}

interface QueryProps {
  searchParams: Promise<SearchParameters>;
}

interface Definition {
  readonly metadata: Metadata;
  /** For a page whose metadata depend on its query; exported instead of `metadata`. */
  readonly generateMetadata: (props: QueryProps) => Promise<Metadata>;
  readonly Page: (props: QueryProps) => Promise<ReactNode>;
}

/**
 * A page by its record: metadata, view and structured data with the day of the record's last
 * change.
 * @param render draws the page for the query of its address
 * @param factsOf the changes of the query to the page's metadata
 */
export function definePage(
  path: SitePath,
  render: (query: SearchParameters) => Rendered | Promise<Rendered>,
  factsOf: (
    query: SearchParameters,
  ) => Partial<PageFacts> | Promise<Partial<PageFacts>> = () => ({}),
): Definition {
  const metadata = metadataOf(path);
  const { updated } = pageOf(path);
  const dates = updated === undefined ? [] : [changedOn(updated)];
  const generateMetadata: Definition['generateMetadata'] = async ({ searchParams }) =>
    metadataOf(path, await factsOf(await searchParams));
  async function Page({ searchParams }: QueryProps) {
    const query = await searchParams;
    const [{ view, parts = [] }, facts] = await Promise.all([render(query), factsOf(query)]);
    return (
      <>
        {view}
        <StructuredData metadata={metadataOf(path, facts)} parts={[...parts, ...dates]} />
      </>
    );
  }
  return { metadata, generateMetadata, Page };
}

interface ListedPage<Data> {
  /**
   * `null` if the address has no record. `resolve` has already checked that, and redirected other
   * spellings.
   */
  readonly load: (part: string, query: SearchParameters) => Promise<Data | null>;
  readonly metadata: (data: Data) => Metadata;
  /** Its breadcrumb. */
  readonly name: (data: Data) => string;
  readonly view: (data: Data) => ReactNode;
  readonly parts: (data: Data) => readonly PartOf[];
}

interface RecordProps<Param extends string> {
  params: Promise<Readonly<Record<Param, string>>>;
  searchParams: Promise<SearchParameters>;
}

/**
 * A page that is made from one record of a list.
 * @param param the name of the dynamic segment, such as `code` in `/videos/[code]`
 */
export function defineListedPage<Param extends string, Data>(param: Param, page: ListedPage<Data>) {
  const load = cache(page.load);
  const dataOf = async ({ params, searchParams }: RecordProps<Param>) =>
    (await load((await params)[param], await searchParams)) ?? notFound();
  async function generateMetadata(props: RecordProps<Param>): Promise<Metadata> {
    return page.metadata(await dataOf(props));
  }
  async function Page(props: RecordProps<Param>) {
    const data = await dataOf(props);
    return (
      <>
        {page.view(data)}
        <StructuredData
          metadata={page.metadata(data)}
          parts={page.parts(data)}
          ownName={page.name(data)}
        />
      </>
    );
  }
  return { generateMetadata, Page };
}
