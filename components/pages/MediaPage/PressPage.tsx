import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { countOf, formatYear } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import type { PressRelease } from '@/lib/domain/publication/records';
import { groupBy } from '@/lib/domain/support/group';

import { Contents } from '@/components/sections/text/Contents';
import { PageHead } from '@/components/sections/text/PageHead';
import { FeedLink } from '@/components/sections/publications/FeedLink';

import basics from '@/components/ui/Basics.module.scss';
import { PressList } from './PressList';

const yearOf = ({ date }: PressRelease): string => (date ? formatYear(date) : 'Undated');

/** Press releases by year, newest first. */
export function PressPage({ releases }: { releases: readonly PressRelease[] | null }) {
  const list = newestFirst(releases ?? [], ({ date }) => date);
  const years = groupBy(list, yearOf);
  const idOf = (year: string) => `year-${year.toLowerCase()}`;
  return (
    <>
      <PageHead
        path="/media/press-releases"
        heading={
          list.length === 0
            ? 'Press releases by year'
            : `${countOf(list.length, 'press release')}, by year`
        }
        lead="Each is shown as it was sent. Where a fact changed later, the newer release says so."
        note={
          <SideNote title="Use">
            <p>Free to quote, with the date.</p>
          </SideNote>
        }
      >
        <FeedLink feed="press" />
      </PageHead>
      <Ledger
        rule="oxford"
        note={
          years.length > 1 && (
            <Contents
              label="Years"
              entries={years.map(({ name }) => ({ id: idOf(name), title: name }))}
            />
          )
        }
      >
        {list.length === 0 && (
          <NoList list={releases} what="press releases">
            We have not published any press release yet.
          </NoList>
        )}
        <div className={basics.groups}>
          {years.map(({ name, items }) => (
            <section key={name} id={idOf(name)}>
              <h2 id={`${idOf(name)}-heading`} className={basics.subject}>
                {name}
              </h2>
              <PressList releases={items} />
            </section>
          ))}
        </div>
      </Ledger>
    </>
  );
}
