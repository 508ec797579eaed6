import { clientKey } from '../client-address';
import { env } from '../env';
import { log } from '../log';

import { jsonAnswer, movedTo, pageAnswer, plainPage, type Refusal, sentenceOf } from './answers';
import { type BodyType, BodyRefused, bodyTypeOf, readFields } from './body';
import { ENQUIRIES, fieldsOf } from './kinds';
import { countPost } from './limiter';
import { CONSENT, RECEIVED_PATH, TRAP } from './names';
import { isOwnPost } from './origin';
import { readEnquiry } from './parse';
import { dropEnquiry, keepEnquiry } from './service';
import { showAgain } from './show-again';
import {
  type EnquiryKind,
  type EnquirySpec,
  type FormState,
  type Given,
  isEnquiryKind,
} from './types';

/** A post on its way: how it came is how it is answered. */
interface Post {
  readonly request: Request;
  readonly spec: EnquirySpec;
  readonly wantsJson: boolean;
}

function wantsJson(headers: Headers, type: BodyType | null): boolean {
  return type === 'json' || (headers.get('accept') ?? '').includes('application/json');
}

function refuse(
  status: Refusal,
  asJson: boolean,
  path: string | null,
  more?: HeadersInit,
): Response {
  const sentence = sentenceOf(status);
  return asJson
    ? jsonAnswer(status, { error: sentence }, more)
    : pageAnswer(status, plainPage(sentence, path), more);
}

/** The form as it was typed, with what is wrong; a plain page where the site's own can't be had. */
async function formAgain(
  { request, spec }: Post,
  status: number,
  state: FormState,
  more?: HeadersInit,
): Promise<Response> {
  const html = await showAgain(request.url, spec.kind, state, status === 422);
  if (html !== null) return pageAnswer(status, html, more);
  const sentence = state.problem ?? 'Some answers are not right, so the form was not sent.';
  return pageAnswer(status, plainPage(sentence, spec.path, Object.values(state.errors)), more);
}

async function tooMany(post: Post, type: BodyType, seconds: number): Promise<Response> {
  const more = { 'Retry-After': String(seconds) };
  if (post.wantsJson) return refuse(429, true, null, more);
  const given = await readFields(post.request, type);
  const { typed } = readEnquiry(fieldsOf(post.spec), given);
  return formAgain(post, 429, { values: typed, errors: {}, problem: sentenceOf(429) }, more);
}

function acknowledge({ spec: { kind }, wantsJson: asJson }: Post, reference: string): Response {
  return asJson
    ? jsonAnswer(201, { reference })
    : movedTo(`${RECEIVED_PATH}?${new URLSearchParams({ kind, reference }).toString()}`);
}

async function take(post: Post, given: Given): Promise<Response> {
  const { kind } = post.spec;
  if (given.get(TRAP)) return acknowledge(post, dropEnquiry(kind));
  const { values, typed, errors } = readEnquiry(fieldsOf(post.spec), given);
  if (Object.keys(errors).length > 0) {
    if (post.wantsJson) return jsonAnswer(422, { errors });
    return formAgain(post, 422, { values: typed, errors });
  }
  try {
    const answers = Object.entries(values).filter(([name]) => name !== CONSENT);
    return acknowledge(post, await keepEnquiry(kind, Object.fromEntries(answers)));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    log.error({ kind, why }, 'an enquiry could not be stored and was not acknowledged');
    if (post.wantsJson) return refuse(503, true, null, { 'Retry-After': '60' });
    const state = { values: typed, errors: {}, problem: sentenceOf(503) };
    return formAgain(post, 503, state, { 'Retry-After': '60' });
  }
}

/** Whether a kind is taken at all: the do-it-yourself journey has a flag. */
const isOpen = (kind: EnquiryKind): boolean => kind !== 'do-it-yourself' || env().flags.diyJourney;

/**
 * Takes a post to `/api/enquiries/{kind}`: checks whence it comes before what it holds, and
 * acknowledges nothing that is not on durable storage. Never throws.
 */
export async function receive(request: Request, kind: string): Promise<Response> {
  const { headers } = request;
  const type = bodyTypeOf(headers);
  const asJson = wantsJson(headers, type);
  if (!isEnquiryKind(kind) || !isOpen(kind)) return refuse(404, asJson, null);
  const spec = ENQUIRIES[kind];
  if (!isOwnPost(headers, env().siteUrl)) return refuse(403, asJson, spec.path);
  if (!type) return refuse(415, asJson, spec.path);
  const post = { request, spec, wantsJson: asJson };
  try {
    const seconds = await countPost(clientKey(headers));
    if (seconds > 0) return await tooMany(post, type, seconds);
    return await take(post, await readFields(request, type));
  } catch (error) {
    if (error instanceof BodyRefused) return refuse(error.status, asJson, spec.path);
    const why = error instanceof Error ? error.message : 'unknown';
    log.error({ kind, why }, 'a form could not be taken');
    return refuse(503, asJson, spec.path);
  }
}

/** What every method but POST is answered with. */
export function refuseMethod(): Response {
  return refuse(405, false, null, { Allow: 'POST' });
}
