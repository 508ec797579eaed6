/** The error page for whatever goes wrong on a request's way. */
import { log } from '@/lib/tools/log';
import { plainError } from '../lib/observability/server-error';

import type { ErrorPage } from './error-page';
import { TooManyError } from './lane';
import { BusyError } from './places';
import { PostError } from './send-post';
import { RendererDownError } from './renderer-pool/ask';

const BUSY: ErrorPage = {
  status: 503,
  title: 'So many visitors at once',
  sentence: 'The site is busier than it can serve. Try again in a few seconds.',
  headers: { 'Retry-After': '5' },
};

const DOWN: ErrorPage = {
  status: 503,
  title: 'This can’t be answered just now',
  sentence: 'A part of the site is being started again. Try again in a few seconds.',
  headers: { 'Retry-After': '5' },
};

const tooMany = (seconds: number): ErrorPage => ({
  status: 429,
  title: 'Too many requests at once',
  sentence: `So many requests came from your address that the next one has to wait. Try again in ${seconds} s.`,
  headers: { 'Retry-After': String(seconds) },
});

const POST_ERRORS: Readonly<Record<PostError['status'], ErrorPage>> = {
  400: {
    status: 400,
    title: 'This form cannot be read',
    sentence: 'Go back to its page, load it again and send it once more.',
  },
  403: {
    status: 403,
    title: 'This form came from another site',
    sentence: 'Forms are accepted from the pages of this site alone.',
  },
  408: {
    status: 408,
    title: 'This took too long',
    sentence: 'The form did not arrive in time.',
    headers: { Connection: 'close' },
  },
  413: {
    status: 413,
    title: 'That is more than can be sent at once',
    sentence: 'What you sent is larger than any form of this site takes.',
    headers: { Connection: 'close' },
  },
};

const failed = (id: string): ErrorPage => ({
  status: 500,
  title: 'Something went wrong on our side',
  sentence: `This page could not be put together. When you write to us, add this number: ${id}`,
});

/** The page for an error that a request ended with; an unexpected one is logged. @param id the request's */
export function errorPageOf(error: unknown, id: string): ErrorPage {
  if (error instanceof BusyError) return BUSY;
  if (error instanceof RendererDownError) return DOWN;
  if (error instanceof TooManyError) return tooMany(error.seconds);
  if (error instanceof PostError) return POST_ERRORS[error.status];
  log.error({ err: plainError(error), requestId: id }, 'a request could not be answered');
  return failed(id);
}
