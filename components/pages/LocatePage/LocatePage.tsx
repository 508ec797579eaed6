import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { countOf } from '@/lib/tools/format';
import type { Branch } from '@/lib/domain/support/records';
import { citiesOf } from '@/lib/domain/support/branches/offices';

import { PageHead } from '@/components/sections/text/PageHead';

import { OfficeFinder } from './OfficeFinder.client';
import { OfficeMap } from './OfficeMap';

export interface LocatePageProps {
  branches: readonly Branch[] | null;
  query: string;
}

const PATH = '/support/get-in-touch/locate-us';

/** Offices by state, searched by city or PIN code, or sorted by distance on request. */
export function LocatePage({ branches, query }: LocatePageProps) {
  const all = branches ?? [];
  const cities = citiesOf(all);
  return (
    <PageHead
      path={PATH}
      heading={
        all.length === 0
          ? 'Our offices'
          : `${countOf(all.length, 'office')} in ${countOf(cities.length, 'city', 'cities')}`
      }
      note={
        <SideNote title="Open">
          <p>Monday to Friday, 9:30 to 18:00 IST. Call before you visit for a signature.</p>
        </SideNote>
      }
    >
      {all.length === 0 ? (
        <NoData>
          We can’t load the list of offices now. Customer care can tell you the nearest one.
        </NoData>
      ) : (
        <OfficeFinder key={query} branches={all} query={query} map={<OfficeMap branches={all} />} />
      )}
      {query && (
        <SiteLink href={PATH}>
          Show {all.length === 1 ? 'the office' : `all ${countOf(all.length, 'office')}`}
        </SiteLink>
      )}
    </PageHead>
  );
}
