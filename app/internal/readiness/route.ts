import { findReadiness } from '@/lib/pages/status/readiness';

export const dynamic = 'force-dynamic';

/** What keeps this process from answering well; only the server's front asks for it. */
export const GET = async (): Promise<Response> => Response.json(await findReadiness());
