import { drawTariff } from '@/lib/domain/charge/tariff-pdf';
import { tariffDocument } from '@/lib/content/tariff-document';
import { cachedFor } from '@/lib/tools/freshness';

/** Seconds for which the file may be cached: a new tariff comes with a new build. */
const FRESH = 3600;

let drawn: ReturnType<typeof drawTariff> | undefined;

/** The tariff as a PDF, drawn once a process. */
export async function GET(): Promise<Response> {
  drawn ??= drawTariff(tariffDocument);
  return new Response(await drawn, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="tariff.pdf"',
      'Cache-Control': cachedFor(FRESH),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
