'use client';

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/form/ErrorSummary';
import { ConsentBox, Field } from '@/components/ui/form/Field';
import { Receipt } from '@/components/ui/form/Receipt';
import { CONSENT, TRAP } from '@/lib/enquiries/names';
import type { FieldSpec, FormState, Given, Values } from '@/lib/enquiries/types';

import styles from './EnquiryForm.module.scss';
import { sendEnquiry, type Sent } from './send';

export interface EnquiryFormProps {
  /** Where the form is sent to, with or without a script. */
  action: string;
  fields: readonly FieldSpec[];
  notice: string;
  button: string;
  /** What happens once it is received. */
  next: string;
  /** What is said when the line fails. */
  offline: string;
  /** A form that was not taken, shown again. */
  state?: FormState;
}

const NOTHING: FormState = { values: {}, errors: {} };

/** Fields by name as they stand; the trap is left out, since no person fills it in. */
function givenOf(form: HTMLFormElement): Given {
  const given = new Map<string, unknown>(new FormData(form));
  given.delete(TRAP);
  return given;
}

type CheckEvent = FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** A field that no person sees; programs that fill in everything give themselves away. */
const Trap = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      Leave this empty
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

type Check = (fields: readonly FieldSpec[], given: Given) => { readonly errors: Values };

/** The server's own rules. Where the line fails, the server alone judges. */
const loadCheck = (): Promise<Check | null> =>
  import('@/lib/enquiries/parse').then(
    ({ readEnquiry }) => readEnquiry,
    () => null,
  );

/** Fetches the rules once someone begins to fill the form in, and not for every reader of a page. */
function useCheck(form: RefObject<HTMLFormElement | null>): RefObject<Check | null> {
  const check = useRef<Check | null>(null);
  useEffect(() => {
    const load = async () => {
      check.current = await loadCheck();
    };
    const current = form.current;
    current?.addEventListener('focusin', load, { once: true });
    return () => current?.removeEventListener('focusin', load);
  }, [form]);
  return check;
}

/** Moves the focus to what has just appeared. */
function useFocusOn(target: RefObject<HTMLElement | null>, when: unknown): void {
  useEffect(() => {
    if (when) target.current?.focus();
  }, [target, when]);
}

/**
 * A form that is a plain form until the script arrives, and then checks by the server's own rules,
 * sends in place and keeps all that was typed whatever happens.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { action, fields, notice, button, next, offline, state = NOTHING } = props;
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
  const rules = useCheck(form);
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
    const given = givenOf(event.currentTarget);
    setSending(true);
    rules.current ??= await loadCheck();
    const found = rules.current?.(fields, given).errors ?? {};
    if (Object.keys(found).length > 0) {
      setSending(false);
      return fail({ errors: found });
    }
    const outcome = await sendEnquiry(action, given, offline);
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
    // Who has not written anything yet, or is still writing, is not told that it is wrong.
    if (!form.current || (!errors[name] && (type !== 'blur' || !value))) return;
    const found = rules.current?.(fields, givenOf(form.current)).errors[name] ?? '';
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
    <form
      ref={form}
      action={action}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
    >
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
