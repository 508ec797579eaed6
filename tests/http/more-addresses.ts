import { ADDRESSES } from '../support/visited-addresses';

/** States of pages, further than those of `ADDRESSES`, whose graph is checked. */
export const WITH_GRAPHS: readonly string[] = [
  '/companies/0-9',
  '/support/faqs?q=nominee',
  '/support/get-in-touch/locate-us?q=Pune',
  '/calculators/risk-profile-calculator?answers=1',
];

/** Addresses that the crawl visits whether links lead to them or not. */
export const MORE: readonly string[] = [...ADDRESSES.map(({ path }) => path), ...WITH_GRAPHS];
