import { acceptEnquiry, type Outcome } from './accept';
import { readJson } from './body';
import { REJECTIONS } from './rejections';
import { acceptWithdrawal } from './withdrawal';

/** No cache stores a response to what a visitor typed. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const;

function bodyOf(outcome: Outcome): object {
  if (outcome.status === 201) return { reference: outcome.reference };
  if (outcome.status === 422) return { errors: outcome.errors };
  if (outcome.status === 200) return {};
  return { error: outcome.problem ?? REJECTIONS[outcome.status] };
}

function responseOf(outcome: Outcome): Response {
  const wait = 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined;
  const headers = { ...HEADERS, ...(wait ? { 'Retry-After': String(wait) } : {}) };
  return Response.json(bodyOf(outcome), { status: outcome.status, headers });
}

/** Answers a post of JSON to `/api/enquiries/{kind}`. Never throws. */
export const receive = async (request: Request, kind: string): Promise<Response> =>
  responseOf(await acceptEnquiry(kind, request.headers, () => readJson(request)));

/** Answers a post of JSON to `/api/enquiries/withdrawal`. Never throws. */
export const receiveWithdrawal = async (request: Request): Promise<Response> =>
  responseOf(await acceptWithdrawal(request.headers, () => readJson(request)));

/** Answers every method but POST. */
export function rejectMethod(): Response {
  const headers = { ...HEADERS, Allow: 'POST' };
  return Response.json({ error: REJECTIONS[405] }, { status: 405, headers });
}
