import { SiteLink } from '@/components/site/SiteLink';
import { NoData } from '@/components/ui/NoData/NoData';
import { phoneLink } from '@/lib/content/outbound';
import type { Branch } from '@/lib/provider/records';

import { DataTable } from '../TextPage/DataTable';

import styles from './RegistrationPage.module.scss';

/** Branches by name, address and phone. */
export function BranchTable({ branches }: { branches: readonly Branch[] | null }) {
  if (!branches || branches.length === 0) {
    return <NoData>The list of branches can’t be had just now.</NoData>;
  }
  return (
    <>
      <DataTable
        caption="Branches"
        header={['Branch', 'Address', 'State', 'Phone']}
        rows={branches.map(({ name, address, city, pincode, state, phone }) => [
          name,
          [address, city, pincode].filter(Boolean).join(', '),
          state ?? '',
          phone ? (
            <a key="phone" href={phoneLink(phone)} className={styles.phone}>
              {phone}
            </a>
          ) : (
            ''
          ),
        ])}
      />
      <p className={styles.more}>
        <SiteLink href="/support/get-in-touch/locate-us">Find the nearest on the map</SiteLink>
      </p>
    </>
  );
}
