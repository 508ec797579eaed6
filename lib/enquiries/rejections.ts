import { firm } from '../content/firm';
import { escapeText } from '../text-escape';

/** Nobody keeps an answer to what a visitor typed. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const;

export type Refusal = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 503;

const { phone, email, hours } = firm.customerCare;
const REACH_US = `Ring us on ${phone} (${hours}) or write to ${email}.`;

/** What a refused sender reads: what happened, and what to do. */
const SENTENCES: Readonly<Record<Refusal, string>> = {
  400: 'This could not be read as a form. Fill it in on this site and send it again.',
  403: 'This form came from a page of another site, so it was not taken. Fill it in on this site.',
  404: 'There is no such form here.',
  405: 'This address takes forms that are sent by POST, and nothing else.',
  408: 'The form took too long to arrive and was not taken. Send it again.',
  413: 'This is longer than any of our forms, so it was not taken. Shorten it and send it again.',
  415: 'Forms are taken as form data without files or as JSON, and in no other way.',
  429: 'Too many forms came from your connection in a minute, so this one was not taken. Wait a minute and send it again.',
  503: `We could not store what you sent, so it has not reached us. Try again in a minute. ${REACH_US}`,
};

export const sentenceOf = (status: Refusal): string => SENTENCES[status];

/** An answer for programs: the site's own script among them. */
export function jsonAnswer(status: number, body: object, more: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: { ...HEADERS, ...more } });
}

/** A page of HTML for a form that was sent without a script. */
export function pageAnswer(status: number, html: string, more: HeadersInit = {}): Response {
  return new Response(html, {
    status,
    headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8', ...more },
  });
}

/** The least of pages, for when the site's own can't be had or is more than the sender is owed. */
export function plainPage(sentence: string, path: string | null, messages: readonly string[] = []) {
  const list = messages.map((message) => `<li>${escapeText(message)}</li>`).join('');
  const back = path
    ? `<p>Your browser’s Back button leads to what you typed. <a href="${escapeText(path)}">Begin the form anew</a>. ${escapeText(REACH_US)}</p>`
    : '';
  return `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not sent</title></head><body><main><h1>Not sent</h1><p>${escapeText(sentence)}</p>${list && `<ul>${list}</ul>`}${back}</main></body></html>`;
}

/** The address after a form that was taken: another page, so that a reload sends nothing twice. */
export function movedTo(path: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: path } });
}
