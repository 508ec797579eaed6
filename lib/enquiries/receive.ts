import { acceptEnquiry, type Outcome } from './accept';
import { readJson } from './body';
import { REJECTIONS } from './rejections';

/** No cache stores a response to what a visitor typed. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const;

function bodyOf(outcome: Outcome): object {
  if (outcome.status === 201) return { reference: outcome.reference };
  if (outcome.status === 422) return { errors: outcome.errors };
  if (outcome.status === 200) return {};
  return { error: REJECTIONS[outcome.status] };
}

/** Answers a post of JSON to `/api/enquiries/{kind}`. Never throws. */
export async function receive(request: Request, kind: string): Promise<Response> {
  const outcome = await acceptEnquiry(kind, request.headers, () => readJson(request));
  const wait = 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined;
  const headers = { ...HEADERS, ...(wait ? { 'Retry-After': String(wait) } : {}) };
  return Response.json(bodyOf(outcome), { status: outcome.status, headers });
}

/** Answers every method but POST. */
export function rejectMethod(): Response {
  const headers = { ...HEADERS, Allow: 'POST' };
  return Response.json({ error: REJECTIONS[405] }, { status: 405, headers });
}
