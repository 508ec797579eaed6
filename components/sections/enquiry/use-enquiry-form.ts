import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

import type { Answers, FieldSpec, FormState, Values } from '@/lib/enquiries/types';

/** The result of sending: a reference number, or the errors. */
interface Sent {
  readonly reference?: string;
  readonly problem?: string;
  readonly errors?: Values;
}

/** A connection that takes longer has failed, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a form as JSON. Never throws.
 * @param offline the message if there was no readable response
 */
async function sendEnquiry(endpoint: string, answers: Answers, offline: string): Promise<Sent> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(answers)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { reference, error, errors } = (await response.json()) as Sent & { error?: string };
    if (response.ok && reference) return { reference };
    return errors ? { errors } : { problem: error ?? offline };
  } catch {
    return { problem: offline };
  }
}

/** Answers by field name. The honeypot and React's own hidden fields are left out. */
function answersOf(form: HTMLFormElement, fields: readonly FieldSpec[]): Answers {
  const data = new FormData(form);
  return new Map(
    fields.filter(({ name }) => data.has(name)).map(({ name }) => [name, data.get(name)]),
  );
}

type CheckEvent = FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

type Validate = (fields: readonly FieldSpec[], answers: Answers) => { readonly errors: Values };

/** The server's own rules. If they can't be fetched, the server alone validates. */
const loadValidation = (): Promise<Validate | null> =>
  import('@/lib/enquiries/parse').then(
    ({ readEnquiry }) => readEnquiry,
    () => null,
  );

/** Fetches the rules when the form first gets the focus, not for every visitor of a page. */
function useValidation(form: RefObject<HTMLFormElement | null>): RefObject<Validate | null> {
  const validate = useRef<Validate | null>(null);
  useEffect(() => {
    const load = async () => {
      validate.current = await loadValidation();
    };
    const current = form.current;
    current?.addEventListener('focusin', load, { once: true });
    return () => current?.removeEventListener('focusin', load);
  }, [form]);
  return validate;
}

export interface EnquiryFormOptions {
  /** Where the script sends the form. */
  readonly endpoint: string;
  readonly fields: readonly FieldSpec[];
  /** The message when the connection fails. */
  readonly offline: string;
  /** The answers are shown again before they are sent. */
  readonly isChecked?: boolean;
}

/**
 * Validation and sending of a form by script.
 * @param state the state from the Server Action, after a post without JavaScript
 */
export function useEnquiryForm(
  { endpoint, fields, offline, isChecked }: EnquiryFormOptions,
  state: FormState,
  form: RefObject<HTMLFormElement | null>,
) {
  const [errors, setErrors] = useState(state.errors);
  const [failure, setFailure] = useState<Sent | null>(
    state.problem !== undefined || Object.keys(state.errors).length > 0
      ? { problem: state.problem, errors: state.errors }
      : null,
  );
  const [reference, setReference] = useState('');
  const [isSending, setSending] = useState(false);
  /** The answers that are shown to be changed or sent. */
  const [review, setReview] = useState<Values | null>(state.isToCheck ? state.values : null);
  const validate = useValidation(form);
  const isPressing = useRef(false);

  const fail = (outcome: Sent) => {
    if (Object.keys(outcome.errors ?? {}).length > 0) setReview(null);
    setErrors(outcome.errors ?? {});
    setFailure(outcome);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const answers = answersOf(event.currentTarget, fields);
    setSending(true);
    const rules = validate.current ?? (await loadValidation());
    const found = rules?.(fields, answers).errors ?? {};
    if (Object.keys(found).length > 0) {
      setSending(false);
      return fail({ errors: found });
    }
    if (isChecked && !review) {
      setSending(false);
      setErrors({});
      setFailure(null);
      return setReview(
        Object.fromEntries([...answers].map(([name, value]) => [name, String(value)])),
      );
    }
    const outcome = await sendEnquiry(endpoint, answers, offline);
    setSending(false);
    if (outcome.reference) setReference(outcome.reference);
    else fail(outcome);
  };
  const press = () => {
    isPressing.current = true;
    const release = () => (isPressing.current = false);
    for (const name of ['pointerup', 'pointercancel'])
      addEventListener(name, release, { once: true });
  };
  const check = ({ currentTarget: { name, value }, type }: CheckEvent) => {
    // An error that appears under a pressed button would move it away, and the click would be lost.
    if (type === 'blur' && isPressing.current) return;
    // A field that is empty, or being typed in, has no error yet.
    if (!form.current || (!errors[name] && (type !== 'blur' || !value))) return;
    const found = validate.current?.(fields, answersOf(form.current, fields)).errors[name] ?? '';
    if (found !== (errors[name] ?? '')) setErrors({ ...errors, [name]: found });
  };

  const change = () => setReview(null);
  return { errors, failure, reference, review, isSending, submit, change, press, check };
}
