import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ReactNode, cache } from 'react';

import { pageOf } from '@/lib/pages';
import type { PageKind } from '@/lib/pages/page-kind';
import { parameterOf } from '@/lib/pages/page-patterns';
import { loadRead, type NamedPath } from '@/lib/pages/publications/load-read';
import { indexingOf, newestDay } from '@/lib/pages/indexing/has-data';
import { noteModified } from '@/lib/pages/seo/note-modified';
import { headOf, metadataOf, type PageFacts } from '@/lib/pages/seo/metadata';
import { type RecordPage, recordPage } from '@/lib/pages/seo/structured/breadcrumbs';
import { changedOn } from '@/lib/pages/seo/structured/dates';
import type { PartOf } from '@/lib/pages/seo/structured/page';
import type { SearchParameters } from '@/lib/tools/parameters';
import type { SitePath } from '@/lib/tools/site-path';

import { ReadLine } from './ReadLine';
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
  readonly generateMetadata: (props: QueryProps) => Promise<Metadata>;
  readonly Page: (props: QueryProps) => Promise<ReactNode>;
}

/**
 * A query by its text, so that `cache` returns one object for metadata and page: what they compute
 * from it is then computed once a request.
 */
const queryOf = cache((text: string): SearchParameters => JSON.parse(text) as SearchParameters);
const readQuery = async (given: Promise<SearchParameters>) => queryOf(JSON.stringify(await given));

/**
 * A page by its record: metadata, view and structured data with the day of the record's last
 * change. Whether search engines may index it is decided by the rule of `indexing/has-data.ts`.
 * @param render draws the page for the query of its address; the same query is the same object
 * @param factsOf the changes of the query to the page's metadata
 */
export function definePage(
  path: SitePath,
  render: (query: SearchParameters) => Rendered | Promise<Rendered>,
  factsOf: (
    query: SearchParameters,
  ) => Partial<PageFacts> | Promise<Partial<PageFacts>> = () => ({}),
): Definition {
  const page = pageOf(path);
  const { updated } = page;
  const dates = updated === undefined ? [] : [changedOn(updated)];
  const metadataFor = cache(async (query: SearchParameters) => {
    const [ruled, ofQuery, day] = await Promise.all([
      indexingOf(path, query),
      factsOf(query),
      updated ?? newestDay(page),
    ]);
    // A state, such as an earlier session, shows figures of another day.
    if (Object.keys(query).length === 0) noteModified(day);
    const isIndexed = ruled.isIndexed !== false && ofQuery.isIndexed !== false;
    return metadataOf(path, { ...ruled, ...ofQuery, isIndexed });
  });
  const generateMetadata: Definition['generateMetadata'] = async ({ searchParams }) => {
    const query = await readQuery(searchParams);
    return headOf(await metadataFor(query), query);
  };
  async function Page({ searchParams }: QueryProps) {
    const query = await readQuery(searchParams);
    const [{ view, parts = [] }, ofQuery, read] = await Promise.all([
      render(query),
      metadataFor(query),
      loadRead(path),
    ]);
    return (
      <>
        {view}
        <ReadLine texts={read} />
        <StructuredData metadata={ofQuery} parts={[...parts, ...dates]} />
      </>
    );
  }
  return { generateMetadata, Page };
}

type Params = Readonly<Record<string, string>>;

interface RecordProps {
  params: Promise<Params>;
  searchParams: Promise<SearchParameters>;
}

/** What a page that is made from a record is drawn from. */
interface Found<Data> {
  readonly data: Data;
  readonly metadata: Metadata;
  readonly record: RecordPage;
  readonly parts: readonly PartOf[];
  /** The articles and answers that explain it. */
  readonly read?: readonly NamedPath[];
  /** The day or moment of what it shows. */
  readonly modified?: string | null | undefined;
}

/**
 * A page that is made from a record.
 * @param find loads the page; it is called once a request. `null` if the record has left its list
 * since the proxy resolved the address.
 */
export function defineRecordPage<Data>(
  find: (params: Params, query: SearchParameters) => Promise<Found<Data> | null>,
  view: (data: Data) => ReactNode,
) {
  const found = cache(async (params: string, query: string) =>
    find(JSON.parse(params) as Params, JSON.parse(query) as SearchParameters),
  );
  const read = async ({ params, searchParams }: RecordProps) =>
    (await found(JSON.stringify(await params), JSON.stringify(await searchParams))) ?? notFound();
  async function generateMetadata(props: RecordProps): Promise<Metadata> {
    return headOf((await read(props)).metadata, await props.searchParams);
  }
  async function Page(props: RecordProps) {
    const { data, metadata, record, parts, modified, read: texts = [] } = await read(props);
    noteModified(modified);
    return (
      <>
        {view(data)}
        <ReadLine texts={texts} />
        <StructuredData metadata={metadata} parts={parts} record={record} />
      </>
    );
  }
  return { generateMetadata, Page };
}

/** The page of each record of a list. The folder of its route has the name of the kind's pattern. */
export function defineListedPage<Data>(kind: PageKind<Data>, view: (data: Data) => ReactNode) {
  const parameter = parameterOf(kind);
  return defineRecordPage(async (params, query) => {
    const [data, read] = await Promise.all([
      kind.load(params[parameter] ?? '', query),
      loadRead(kind.pattern),
    ]);
    if (data === null) return null;
    return {
      data,
      metadata: kind.metadata(data),
      record: recordPage(kind, kind.name(data)),
      parts: kind.parts(data),
      read,
      modified: kind.modified?.(data),
    };
  }, view);
}
