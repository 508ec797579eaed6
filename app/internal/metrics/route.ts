import { metrics } from '@/lib/observability/metrics';

export const dynamic = 'force-dynamic';

/** The metrics of this process, to be joined with others; only the server's front asks for them. */
export const GET = async (): Promise<Response> =>
  Response.json(await metrics().registry.getMetricsAsJSON());
