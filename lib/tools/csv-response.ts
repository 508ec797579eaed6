import { PAGE_FRESH_SECONDS, sharedFor } from '@/lib/tools/freshness';

/** The response by which a browser saves a CSV file under a name. */
export function csvResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': sharedFor(PAGE_FRESH_SECONDS),
      'X-Robots-Tag': 'noindex',
    },
  });
}
