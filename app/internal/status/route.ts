import { loadStatus } from '@/lib/pages/status/load-status';

export const dynamic = 'force-dynamic';

/** This process's part of the status page; only the server's front asks for it. */
export const GET = async (): Promise<Response> => new Response(await loadStatus(Date.now()));
