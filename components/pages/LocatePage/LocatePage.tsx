import { SiteLink } from '@/components/site/SiteLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { phoneLink } from '@/lib/content/outbound';
import { formatCount } from '@/lib/format';
import { branchAnchor, placesOf } from '@/lib/support/branches/places';
import { type BranchMatch, findBranches } from '@/lib/support/branches/search';
import type { Branch } from '@/lib/provider/records';

import { PageHead } from '../TextPage/PageHead';
import { SearchForm } from '../TextPage/SearchForm';

import { BranchMap } from './BranchMap';
import styles from './LocatePage.module.scss';
import { NearMe } from './NearMe.client';

export interface LocatePageProps {
  branches: readonly Branch[] | null;
  query: string;
}

function headingOf({ kind, branches }: BranchMatch, query: string): string {
  const count = branches.length;
  const offices = count === 1 ? 'One office' : `${formatCount(count)} offices`;
  switch (kind) {
    case 'all':
      return count === 0 ? 'Our offices' : `${offices}, and the one nearest to you`;
    case 'words':
      return `${offices} for “${query}”`;
    case 'pin':
      return `${offices} at PIN ${query}`;
    case 'near-pin':
      return `No office at ${query}, but ${count === 1 ? 'one' : formatCount(count)} near it`;
    case 'none':
      return `No office found for “${query}”`;
  }
}

/** Directions on OpenStreetMap: a link; nothing is loaded from there. */
const mapLink = ({ latitude, longitude }: NonNullable<Branch['position']>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

function Entry({ branch }: { branch: Branch }) {
  const { name, address, city, state, pincode, phone, email, position } = branch;
  return (
    <li
      id={branchAnchor(branch)}
      className={styles.branch}
      data-latitude={position?.latitude}
      data-longitude={position?.longitude}
    >
      <h3 className={styles.name}>{name}</h3>
      <address className={styles.address}>
        {[address, city, state].filter(Boolean).join(', ')} {pincode}
      </address>
      <p className={styles.reach}>
        {phone && <a href={phoneLink(phone)}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {position && (
          <ExternalLink href={mapLink(position)}>
            Street map<VisuallyHidden> of {name}</VisuallyHidden>
          </ExternalLink>
        )}
      </p>
    </li>
  );
}

/**
 * Offices in a list and on a map, searched by city or PIN code, or sorted by distance on request.
 */
export function LocatePage({ branches, query }: LocatePageProps) {
  const match = findBranches(branches ?? [], query);
  const places = placesOf(match.branches);
  return (
    <>
      <PageHead
        path="/support/get-in-touch/locate-us"
        heading={headingOf(match, query)}
        note={
          <SideNote title="Open">
            <p>Monday to Friday, 9:30 to 18:00 IST. Ring before you come for a signature.</p>
          </SideNote>
        }
      >
        <SearchForm
          action="/support/get-in-touch/locate-us"
          name="Offices"
          label="City, locality or PIN code"
          query={query}
          hint="Pune, Andheri, or 411005"
        />
      </PageHead>
      <Ledger
        rule="oxford"
        labelledBy="offices-heading"
        note={
          <SideNote title="Reading the map">
            <p>
              A bare grid of latitude and longitude, without borders. A dot leads to its office in
              the list.
            </p>
          </SideNote>
        }
      >
        <h2 id="offices-heading" className="visually-hidden">
          Offices
        </h2>
        {match.branches.length === 0 ? (
          <NoData>
            {branches && branches.length > 0 ? (
              <SiteLink href="/support/get-in-touch/locate-us">
                Show all {formatCount(branches.length)} offices
              </SiteLink>
            ) : (
              'The list of offices can’t be had just now. Customer care tells you the nearest.'
            )}
          </NoData>
        ) : (
          <div className={styles.halves}>
            <div>
              <NearMe list="branches" />
              <ul id="branches" className={styles.branches}>
                {match.branches.map((branch) => (
                  <Entry key={branchAnchor(branch)} branch={branch} />
                ))}
              </ul>
              {match.kind !== 'all' && (
                <p className={styles.more}>
                  <SiteLink href="/support/get-in-touch/locate-us">Show all offices</SiteLink>
                </p>
              )}
            </div>
            <div className={styles.map}>
              <BranchMap places={places} />
            </div>
          </div>
        )}
      </Ledger>
    </>
  );
}
