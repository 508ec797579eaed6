import { firm } from '../content/firm';

/** Statuses of posts that are not accepted for another reason than their answers. */
export type RejectionStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 503;

const { phone, email, hours } = firm.customerCare;

/** What a rejected sender reads: what happened, and what to do. */
export const REJECTIONS: Readonly<Record<RejectionStatus, string>> = {
  400: 'This could not be read as a form. Fill it in on this site and send it again.',
  403: 'This form came from a page of another site, so it was not taken. Fill it in on this site.',
  404: 'There is no such form here.',
  405: 'This address takes forms that are sent by POST, and nothing else.',
  408: 'The form took too long to arrive and was not taken. Send it again.',
  413: 'This is longer than any of our forms, so it was not taken. Shorten it and send it again.',
  415: 'Forms are taken as form data without files or as JSON, and in no other way.',
  429: 'Too many forms came from your connection in a minute, so this one was not taken. Wait a minute and send it again.',
  503: `We could not store what you sent, so it has not reached us. Try again in a minute. Call us on ${phone} (${hours}) or write to ${email}.`,
};

/** A post that can't be read as a form. */
export class UnreadablePost extends Error {
  override name = 'UnreadablePost';

  constructor(readonly status: 400 | 408 | 413 | 415) {
    super(`rejected with ${status}`);
  }
}
