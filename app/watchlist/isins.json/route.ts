import { publicFile } from '@/lib/device/public-prices';
import { load } from '@/lib/provider/load';

/** The symbols of all companies by ISIN, so that an imported list of ISINs is not sent. */
export async function GET(): Promise<Response> {
  const companies = await load('companies', {});
  return publicFile(
    companies &&
      Object.fromEntries(
        companies.data.flatMap(({ isin, symbol }) => (isin && symbol ? [[isin, symbol]] : [])),
      ),
  );
}
