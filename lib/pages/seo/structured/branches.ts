import type { FinancialServiceLeaf } from 'schema-dts';

import { branchAnchor } from '@/lib/domain/support/branches/offices';
import { findBranches } from '@/lib/domain/support/branches/search';
import type { Branch } from '@/lib/domain/support/records';

import { list } from './lists';
import { dialled, type GraphPage, idOn, organizationId, type PartOf, ref } from './page';

/** Without coordinates, since the page doesn't print them. */
const office = (page: GraphPage, branch: Branch & { address: string }): FinancialServiceLeaf => {
  const { name, address, city, state, pincode, phone, email } = branch;
  return {
    '@type': 'FinancialService',
    '@id': idOn(page, branchAnchor(branch)),
    name,
    parentOrganization: ref(organizationId(page)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      ...(city && { addressLocality: city }),
      ...(state && { addressRegion: state }),
      ...(pincode && { postalCode: pincode }),
      addressCountry: 'IN',
    },
    ...(phone && { telephone: dialled(phone) }),
    ...(email && { email }),
  };
};

/** The offices that the page shows for its query, those with an address. */
export const branchList = (branches: readonly Branch[] | null, query: string): PartOf =>
  list((page) =>
    findBranches(branches ?? [], query).branches.flatMap((branch) =>
      branch.address === null
        ? []
        : [{ item: office(page, { ...branch, address: branch.address }) }],
    ),
  );
