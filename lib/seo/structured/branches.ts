import type { FinancialServiceLeaf } from 'schema-dts';

import { branchAnchor } from '@/lib/geo/places';
import { findBranches } from '@/lib/geo/search';
import type { Branch } from '@/lib/provider/records';

import { list } from './lists';
import { dialled, type GraphPage, idOn, organizationId, type PartOf, ref } from './page';

/** Positions are drawn on a bare grid and printed nowhere, so they are not told. */
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

/** The offices that the page shows for the words of its address; one without an address is no place. */
export const branchList = (branches: readonly Branch[] | null, query: string): PartOf =>
  list((page) =>
    findBranches(branches ?? [], query).branches.flatMap((branch) =>
      branch.address === null
        ? []
        : [{ item: office(page, { ...branch, address: branch.address }) }],
    ),
  );
