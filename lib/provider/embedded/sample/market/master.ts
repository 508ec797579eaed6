import type { CompanyMasterWire } from '@/lib/provider/schemas/companies';

import { COMPANIES } from '../companies';

/** The company list, by symbol; the slug is left to the site's rule. */
export function companyMaster(): CompanyMasterWire[] {
  return COMPANIES.map(({ symbol, name, industry, bseCode, isin }) => ({
    nsesymbol: symbol,
    companyname: name,
    industryname: industry,
    code: symbol,
    ...(bseCode && { bsecode: bseCode }),
    isin,
    series: 'EQ',
  }));
}
