'use server';

import type { Route } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';

import { noteRendering } from '@/lib/observability/rendering-notes';

import { acceptEnquiry } from './accept';
import { readFormData } from './body';
import { ENQUIRIES, fieldsOf, isEnquiryKind } from './kinds';
import { RECEIVED_PATH, STEP } from './form-names';
import { readEnquiry } from './parse';
import { REJECTIONS } from './rejections';
import type { Answers, FormState, Values } from './types';

/** What stands in the boxes when the form is shown again; nothing of a post that is not ours. */
function typedIn(status: number, kind: string, data: FormData): Values {
  if (!isEnquiryKind(kind) || status === 403) return {};
  try {
    return readEnquiry(fieldsOf(ENQUIRIES[kind]), readFormData(data)).typed;
  } catch {
    return {};
  }
}

/** Whether answers are sent, and not only to be checked or changed. */
const isSent =
  (kind: string) =>
  (answers: Answers): boolean =>
    !isEnquiryKind(kind) || !ENQUIRIES[kind].isChecked || answers.get(STEP) === 'send';

/**
 * The Server Action of a form that is sent without JavaScript: on success it redirects to the page
 * with the reference number, otherwise the page is rendered again with this state. A form whose
 * answers are checked first is shown with them, and stored when they are sent from there.
 */
export async function sendForm(
  kind: string,
  _previous: FormState,
  data: FormData,
): Promise<FormState> {
  const read = async () => readFormData(data);
  const outcome = await acceptEnquiry(kind, await headers(), read, isSent(kind));
  if (outcome.status === 201) {
    const query = new URLSearchParams({ kind, reference: outcome.reference });
    redirect(`${RECEIVED_PATH}?${query.toString()}` as Route);
  }
  // Next.js renders the page again with 200.
  noteRendering({ status: outcome.status });
  const values = typedIn(outcome.status, kind, data);
  if (outcome.status === 200)
    return { values, errors: {}, ...(data.get(STEP) !== 'change' && { isToCheck: true }) };
  return outcome.status === 422
    ? { values, errors: outcome.errors }
    : { values, errors: {}, problem: REJECTIONS[outcome.status] };
}
