import { SearchTool } from '@/components/sections/SearchTool';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { LinkRows } from '@/components/sections/text/LinkRows';
import type { SiteHref } from '@/lib/tools/site-path';

import styles from '@/components/sections/text/Text.module.scss';
import { SystemPage } from './SystemPage';

interface Way {
  readonly name: string;
  readonly href: SiteHref;
  readonly note?: string;
}

/** Links to follow instead, as rows. */
function Ways({ id, title, ways }: { id: string; title: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section className={styles.headMore}>
      <h2 id={id}>{title}</h2>
      <LinkRows rows={ways.map(({ name, href, note }) => ({ name, href, text: note }))} />
    </section>
  );
}

const DOORS: readonly Way[] = [
  { name: 'Home', href: '/', note: 'Where everything starts' },
  { name: 'Companies from A to Z', href: '/companies', note: 'Company pages by letter' },
  { name: 'Calculators', href: '/calculators', note: 'For plans, savings and trades' },
  { name: 'Support', href: '/support', note: 'Questions, forms, people' },
];

export interface NotFoundPageProps {
  /** The request in words: "a company named …"; left out for any other address. */
  subject?: string;
  /** The initial query of the search. */
  query?: string;
  /** Pages with names similar to what was requested. */
  near?: readonly Way[];
}

/** The 404 page, with similar pages. */
export function NotFoundPage({ subject, query, near = [] }: NotFoundPageProps) {
  return (
    <SystemPage
      heading={subject ? `We don’t know ${subject}` : 'There is no page at this address'}
      lead="The address may be mistyped, or the page may have moved. Nothing is wrong with your account."
      note={
        <SideNote title="Came here by a link?">
          <p>If a link of ours is broken, tell us by the contacts at the foot of the page.</p>
        </SideNote>
      }
    >
      <Ways id="near" title="Did you mean one of these?" ways={near} />
      <div className={near.length > 0 ? styles.headMore : undefined}>
        <SearchTool id="not-found-search" label="Search listed companies" query={query} />
      </div>
      <Ways id="doors" title="Or begin here" ways={DOORS} />
    </SystemPage>
  );
}
