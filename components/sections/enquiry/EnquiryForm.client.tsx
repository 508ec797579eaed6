'use client';

import { type FormEvent, type RefObject, useActionState, useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/form/ErrorSummary';
import { ConsentBox, Field } from '@/components/ui/form/Field';
import { Receipt } from '@/components/ui/form/Receipt';
import { CONSENT, TRAP } from '@/lib/enquiries/names';
import type { Answers, FieldSpec, FormState, Values } from '@/lib/enquiries/types';

import styles from './EnquiryForm.module.scss';
import { sendEnquiry, type Sent } from './send';

export interface EnquiryFormProps {
  /** Where the script sends the form. */
  endpoint: string;
  /** The Server Action that takes the form without JavaScript. */
  action: (state: FormState, data: FormData) => Promise<FormState>;
  /** The form's own address, which a browser without JavaScript posts it to. */
  address: string;
  fields: readonly FieldSpec[];
  notice: string;
  button: string;
  /** What happens once it is received. */
  next: string;
  /** What the visitor reads when the connection fails. */
  offline: string;
}

const EMPTY: FormState = { values: {}, errors: {} };

/** Answers by field name. The honeypot and React's own hidden fields are left out. */
function answersOf(form: HTMLFormElement, fields: readonly FieldSpec[]): Answers {
  const data = new FormData(form);
  return new Map(
    fields.filter(({ name }) => data.has(name)).map(({ name }) => [name, data.get(name)]),
  );
}

type CheckEvent = FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** The honeypot: a field that nobody sees and that programs fill in. */
const Trap = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      Leave this empty
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

type Validate = (fields: readonly FieldSpec[], answers: Answers) => { readonly errors: Values };

/** The server's own rules. If they can't be fetched, the server alone validates. */
const loadValidation = (): Promise<Validate | null> =>
  import('@/lib/enquiries/parse').then(
    ({ readEnquiry }) => readEnquiry,
    () => null,
  );

/** Fetches the rules when the form first has the focus, and not for every reader of a page. */
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

/** Moves the focus to what has just appeared. */
function useFocusOn(target: RefObject<HTMLElement | null>, when: unknown): void {
  useEffect(() => {
    if (when) target.current?.focus();
  }, [target, when]);
}

/**
 * An enquiry form. Without JavaScript the browser posts it to its page, where the Server Action
 * takes it. With JavaScript it is validated by the server's own rules and sent by `fetch`, and what
 * was typed stays in its boxes whatever happens.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { endpoint, action, address, fields, notice, button, next, offline } = props;
  const [state, formAction] = useActionState(action, EMPTY, address);
  const [errors, setErrors] = useState(state.errors);
  const [failure, setFailure] = useState<Sent | null>(
    state.problem !== undefined || Object.keys(state.errors).length > 0
      ? { problem: state.problem, errors: state.errors }
      : null,
  );
  const [reference, setReference] = useState('');
  const [isSending, setSending] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const receipt = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const validate = useValidation(form);
  const isPressing = useRef(false);
  useFocusOn(summary, failure);
  useFocusOn(receipt, reference);

  const fail = (outcome: Sent) => {
    setErrors(outcome.errors ?? {});
    setFailure(outcome);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const answers = answersOf(event.currentTarget, fields);
    setSending(true);
    validate.current ??= await loadValidation();
    const found = validate.current?.(fields, answers).errors ?? {};
    if (Object.keys(found).length > 0) {
      setSending(false);
      return fail({ errors: found });
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

  if (reference) {
    return (
      <div className={styles.received}>
        <h3 ref={receipt} tabIndex={-1}>
          We have it
        </h3>
        <Receipt reference={reference} next={next} />
      </div>
    );
  }
  const listed = fields.flatMap(({ name }) => {
    const message = failure?.errors?.[name] && errors[name];
    return message ? [[name, message] as const] : [];
  });
  const show = failure && (failure.problem !== undefined || listed.length > 0);
  const box = fields.find(({ name }) => name === CONSENT);
  return (
    <form ref={form} action={formAction} noValidate className={styles.form} onSubmit={submit}>
      {show && <ErrorSummary ref={summary} problem={failure.problem} errors={listed} />}
      <div className={styles.fields}>
        {fields.map((field) => {
          const { name } = field;
          if (name === CONSENT) return null;
          return (
            <Field
              key={name}
              field={field}
              value={state.values[name]}
              error={errors[name]}
              onCheck={check}
            />
          );
        })}
      </div>
      <Trap />
      {box && (
        <ConsentBox
          field={box}
          notice={notice}
          value={state.values[CONSENT]}
          error={errors[CONSENT]}
          onCheck={check}
        />
      )}
      <p className={styles.send}>
        <Button
          type="submit"
          kind="main"
          aria-disabled={isSending}
          data-main-action=""
          onPointerDown={press}
        >
          {isSending ? 'Sending …' : button}
        </Button>
      </p>
    </form>
  );
}
