import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { FileLinks } from '@/components/ui/FileLinks';
import type { AuthorisedPerson } from '@/lib/domain/support/authorised-persons';
import { placeOf } from '@/lib/domain/support/place';
import { formatCount, formatDate } from '@/lib/tools/format';
import type { SiteHref } from '@/lib/tools/site-path';
import { withQuery } from '@/lib/tools/parameters';

import { Pages } from '@/components/sections/text/Pages';
import { DataTable } from '@/components/sections/text/DataTable';
import { SearchForm } from '@/components/sections/text/SearchForm';

import { Part } from './Part';
import basics from '@/components/ui/Basics.module.scss';

const PATH = '/support/updates/registration-details';
const PERSONS_CSV = `${PATH}/authorised-persons.csv`;

export interface AuthorisedPersonsProps {
  query: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The numbers of matches and of all entries. */
  found: number;
  all: number;
  /** The number of entries on the pages before. */
  from: number;
  persons: readonly AuthorisedPerson[];
}

const hrefOf = (query: string, page: number): SiteHref =>
  `${withQuery(PATH, { q: query, page: page > 1 ? page : '' })}#authorised-persons` as SiteHref;

function findingOf({ query, found, all }: AuthorisedPersonsProps): string {
  if (query === '') return `${formatCount(all)} authorised persons`;
  return `${formatCount(found)} of ${formatCount(all)} match “${query}”`;
}

function PersonTable({ from, persons }: Pick<AuthorisedPersonsProps, 'from' | 'persons'>) {
  return (
    <DataTable
      caption="Authorised persons"
      header={[
        'Sr. No.',
        'Name',
        'Constitution',
        'Address and phone',
        'Exchange',
        'Registration no.',
        'Since',
        'Status',
      ]}
      names={1}
      rows={persons.map((person, at) => [
        from + at + 1,
        person.name,
        person.constitution,
        `${person.address}, ${placeOf(person.city, person.state)}. ${person.phone}`,
        person.exchange,
        person.registration,
        formatDate(person.since),
        person.status,
      ])}
    />
  );
}

/** Authorised persons: search, pages, and the whole list as CSV. */
export function AuthorisedPersons(props: AuthorisedPersonsProps) {
  const { query, page, pages, found, from, persons } = props;
  return (
    <Part
      id="authorised-persons"
      heading={findingOf(props)}
      ground="tint"
      note={
        <SideNote title="What they may not do">
          <p>
            Take cash or cheques in their own name, promise a return, trade for you, or send
            contract notes of their own.
          </p>
        </SideNote>
      }
    >
      <SearchForm
        action={PATH}
        name="Authorised persons"
        label="Name, place, exchange or registration number"
        query={query}
      />
      <p className={`${basics.onward} ${basics.bottom24}`}>
        <FileLinks
          href={PERSONS_CSV}
          words="Download the whole list (CSV)"
          of="authorised persons"
        />
        {query !== '' && <SiteLink href={`${PATH}#authorised-persons`}>Show all</SiteLink>}
      </p>
      {found === 0 ? (
        <NoData>
          No authorised person matches these words. If someone claims to act for us, tell us.
        </NoData>
      ) : (
        <Fold
          key={hrefOf(query, page)}
          name="authorised-persons"
          title={`Entries ${formatCount(from + 1)} to ${formatCount(from + persons.length)}`}
          open={query !== '' || page > 1}
          unfoldedFrom="desktop"
        >
          <PersonTable from={from} persons={persons} />
        </Fold>
      )}
      {pages > 1 && (
        <Pages
          label="Pages of authorised persons"
          page={page}
          pages={pages}
          hrefOf={(to) => hrefOf(query, to)}
          // Pages of the full list are indexed; search results are not.
          isNoFollow={query !== ''}
        />
      )}
    </Part>
  );
}
