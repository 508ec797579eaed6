import { directoryOf } from '@/lib/companies/directory';
import { getCompanies } from '@/lib/provider/getters/companies';

interface Context {
  params: Promise<{ file: string }>;
}

/** The search index: immutable under its hash, and the current one, kept briefly, under any other. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const companies = await getCompanies();
  if (!companies) {
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
    });
  }
  const { hash, text } = directoryOf(companies.data).indexFile;
  const isCurrent = (await params).file === hash;
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    },
  });
}
