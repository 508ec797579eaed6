import { getCompanies } from '@/lib/provider/getters/companies';
import { publicFile } from '@/lib/device/public-prices';

/** The symbols of all companies by ISIN, so that an imported list of ISINs is not sent. */
export async function GET(): Promise<Response> {
  const companies = await getCompanies();
  return publicFile(
    companies &&
      Object.fromEntries(
        companies.data.flatMap(({ isin, symbol }) => (isin && symbol ? [[isin, symbol]] : [])),
      ),
  );
}
