import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import { NoList } from '@/components/ui/NoData/NoData';
import { countOf } from '@/lib/tools/format';
import { phoneLink } from '@/lib/content/outbound';
import type { Branch } from '@/lib/domain/support/records';

import { DataTable } from '@/components/sections/text/DataTable';

import basics from '@/components/ui/Basics.module.scss';

/** Branches by name, address and phone. */
export function BranchTable({ branches }: { branches: readonly Branch[] | null }) {
  if (!branches || branches.length === 0) {
    return (
      <NoList list={branches} what="the list of branches">
        We have no branch yet.
      </NoList>
    );
  }
  return (
    <>
      <Fold
        name="branches"
        title={`All ${countOf(branches.length, 'branch', 'branches')}`}
        unfoldedFrom="desktop"
      >
        <DataTable
          caption="Branches"
          header={['Branch', 'Address', 'State', 'Phone']}
          rows={branches.map(({ name, address, city, pincode, state, phone }) => [
            name,
            [address, city, pincode].filter(Boolean).join(', '),
            state ?? '',
            phone ? (
              <a key="phone" href={phoneLink(phone)} className={basics.unbroken}>
                {phone}
              </a>
            ) : (
              ''
            ),
          ])}
        />
      </Fold>
      <p className={`${basics.onward} ${basics.bottom24}`}>
        <SiteLink href="/support/get-in-touch/locate-us">Find the nearest office</SiteLink>
      </p>
    </>
  );
}
