'use server';

import type { Route } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';

import { noteRendering } from '@/lib/observability/rendering-notes';

import { readFormData } from './body';
import { CHOICES_PATH, SENT, WITHDRAW_ANCHOR } from './form-names';
import { readEnquiry } from './parse';
import { REJECTIONS } from './rejections';
import type { FormState, Values } from './types';
import { acceptWithdrawal } from './withdrawal';
import { WITHDRAWAL_FIELDS } from './withdrawal-form';

/** What stands in the boxes when the form is shown again; nothing of a post that can't be read. */
function typedIn(data: FormData): Values {
  try {
    return readEnquiry(WITHDRAWAL_FIELDS, readFormData(data)).typed;
  } catch {
    return {};
  }
}

/**
 * The Server Action of a withdrawal that is sent without JavaScript: it redirects to the page that
 * confirms it, otherwise the page is rendered again with this state.
 */
export async function sendWithdrawal(_previous: FormState, data: FormData): Promise<FormState> {
  const outcome = await acceptWithdrawal(await headers(), async () => readFormData(data));
  if (outcome.status === 201) {
    redirect(`${CHOICES_PATH}?${SENT.name}=${SENT.value}#${WITHDRAW_ANCHOR}` as Route);
  }
  // Next.js renders the page again with 200.
  noteRendering({ status: outcome.status });
  const values = outcome.status === 403 ? {} : typedIn(data);
  if (outcome.status === 422) return { values, errors: outcome.errors };
  if (outcome.status === 200) return { values, errors: {} };
  return { values, errors: {}, problem: outcome.problem ?? REJECTIONS[outcome.status] };
}
