import { GET } from '@/app/internal/tables/[...path]/route';

/** The answer of the site to the address of a table, as the rewrite asks for it. */
export const tableAt = (address: string, query = ''): Promise<Response> =>
  GET(new Request(`http://localhost${address}?${query}`), {
    params: Promise.resolve({ path: address.split('/').slice(1) }),
  });
