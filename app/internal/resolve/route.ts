import { resolvePage } from '@/lib/pages/addresses/resolve';

/** What the site has at an address; only the server's front asks for it. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  return Response.json(await resolvePage(asked.get('path') ?? '', asked.get('query') ?? ''));
}
