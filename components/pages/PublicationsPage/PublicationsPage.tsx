import type { ComponentProps, ReactNode } from 'react';

import { FeedLink } from '@/components/sections/publications/FeedLink';
import { Contents } from '@/components/sections/text/Contents';
import { PageHead } from '@/components/sections/text/PageHead';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import type { SitePath } from '@/lib/tools/site-path';

/** Publications of one kind, as their page shows them. */
export interface Collection {
  readonly path: SitePath;
  readonly heading: string;
  readonly lead: string;
  /** In the margin of the head. */
  readonly note: { readonly title: string; readonly text: ReactNode };
  /** Further paragraphs of the margin, such as the standard warning. */
  readonly remarks?: readonly ReactNode[];
  readonly feed?: ComponentProps<typeof FeedLink>['feed'];
  /** The list from its source; `null` if the source gave none. */
  readonly list: readonly unknown[] | null;
  /** The name of the list's items, in the plural. */
  readonly what: string;
  /** Said where the source has no item. */
  readonly none: string;
  /** The anchor of the list. */
  readonly id?: string;
  /** The heading of the list, if it has one. */
  readonly title?: ReactNode;
  /** Links in the margin to the parts of the list, where it has several. */
  readonly parts?: Pick<ComponentProps<typeof Contents>, 'entries'> & { readonly label: string };
  /** Without a margin. */
  readonly isWide?: boolean;
  /** The items; `null` if there is none to show. */
  readonly body: ReactNode;
  /** Sections under the list. */
  readonly further?: ReactNode;
}

/** The page of a collection: its head, its items or why there are none, and further sections. */
export function PublicationsPage({ collection }: { collection: Collection }) {
  const { path, heading, lead, note, remarks = [], feed, list, what, none } = collection;
  const { id, title, parts, isWide = false, body, further } = collection;
  return (
    <>
      <PageHead
        path={path}
        heading={heading}
        lead={lead}
        note={
          <>
            <SideNote title={note.title}>{note.text && <p>{note.text}</p>}</SideNote>
            {remarks.map((remark, at) => (
              <p key={at}>{remark}</p>
            ))}
          </>
        }
      >
        {feed && <FeedLink feed={feed} />}
      </PageHead>
      <Ledger
        id={id}
        rule="oxford"
        space={isWide ? 'whole' : 'section'}
        note={parts && parts.entries.length > 1 && <Contents {...parts} />}
      >
        {title}
        {body ?? (
          <NoList list={list} what={what}>
            {none}
          </NoList>
        )}
      </Ledger>
      {further}
    </>
  );
}
