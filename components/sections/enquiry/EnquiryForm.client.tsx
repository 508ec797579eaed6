'use client';

import {
  type ReactNode,
  type RefObject,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  type Ref,
} from 'react';

import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/form/ErrorSummary';
import { ConsentBox, FormNotice, Field } from '@/components/ui/form/Field';
import { type Onward, Receipt } from '@/components/ui/form/Receipt';
import { CONSENT, STEP, TRAP } from '@/lib/enquiries/form-names';
import type { FormState, FieldSpec, Values } from '@/lib/enquiries/types';

import styles from './EnquiryForm.module.scss';
import { type EnquiryFormOptions, useEnquiryForm } from './use-enquiry-form';
import basics from '@/components/ui/Basics.module.scss';

interface ReviewProps {
  /** The heading, which takes the focus. */
  ref: Ref<HTMLHeadingElement>;
  fields: readonly FieldSpec[];
  values: Values;
}

/** The answers, for a review before they are sent. */
function Review({ ref, fields, values }: ReviewProps) {
  return (
    <div className={basics.stack16}>
      <h3 ref={ref} tabIndex={-1}>
        Check before you send
      </h3>
      <p>Nothing is sent yet. Read what you wrote, then send it or change it.</p>
      <dl className={styles.answers}>
        {fields.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{values[name]?.trim() || 'Left blank'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface EnquiryFormProps extends EnquiryFormOptions {
  /** The Server Action that takes the form without JavaScript. */
  action: (state: FormState, data: FormData) => Promise<FormState>;
  /** The form's own address, to which a browser without JavaScript posts it. */
  address: string;
  notice: ReactNode;
  button: string;
  /** What happens once it is received. */
  next: string;
  /** Another site to go on to then. */
  onward?: Onward | undefined;
  /** Below the reference number. */
  after?: ReactNode;
}

const EMPTY: FormState = { values: {}, errors: {} };

/** The beginning of the title when the server shows a page again. */
const ERROR = 'Error:';

/** The honeypot: a hidden field that only programs fill in. */
const Trap = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      Leave this empty
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

interface ReceivedProps {
  /** The heading, which takes the focus. */
  ref: RefObject<HTMLHeadingElement | null>;
  reference: string;
  next: string;
  onward: Onward | undefined;
  after: ReactNode;
}

const Received = ({ ref, reference, next, onward, after }: ReceivedProps) => (
  <div className={styles.received}>
    <h3 ref={ref} tabIndex={-1}>
      We have received it
    </h3>
    <Receipt reference={reference} next={next} onward={onward} />
    {after}
  </div>
);

interface SendButtonsProps {
  button: string;
  isChecked: boolean;
  /** The answers are shown to be sent or changed. */
  isReview: boolean;
  isSending: boolean;
  onPress: () => void;
  onChange: () => void;
}

/** The button that sends a form; where its answers are checked first, that to the check. */
function SendButtons({ button, isChecked, isReview, isSending, ...does }: SendButtonsProps) {
  const words = isChecked && !isReview ? 'Check before you send' : button;
  return (
    <p className={styles.send}>
      <Button
        type="submit"
        kind="main"
        name={isReview ? STEP : undefined}
        value={isReview ? 'send' : undefined}
        aria-disabled={isSending}
        data-main-action=""
        onPointerDown={does.onPress}
      >
        {isSending ? 'Sending …' : words}
      </Button>
      {isReview && (
        <Button
          type="submit"
          name={STEP}
          value="change"
          onClick={(event) => {
            event.preventDefault();
            does.onChange();
          }}
        >
          Change
        </Button>
      )}
    </p>
  );
}

/** Moves the focus to the element that has just appeared. */
function useFocusOn(target: RefObject<HTMLElement | null>, when: unknown): void {
  useEffect(() => {
    if (when) target.current?.focus();
  }, [target, when]);
}

/**
 * Puts the error at the beginning of the page's title, which screen readers read first. A form may be
 * sent before React has hydrated the title, which then inserts its own: so the head is observed. The
 * layout effect ends before the title of the next page is set.
 */
function useErrorInTitle(isWrong: boolean): void {
  useLayoutEffect(() => {
    if (!isWrong) return undefined;
    const mark = (): void => {
      if (!document.title.startsWith(ERROR)) document.title = `${ERROR} ${document.title}`;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(ERROR))
        document.title = document.title.slice(ERROR.length).trimStart();
    };
  }, [isWrong]);
}

/**
 * An enquiry form. Without JavaScript the browser posts it to its page, where the Server Action
 * handles it. With JavaScript it is validated by the server's own rules and sent by `fetch`, and
 * the fields keep their input in every case.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { endpoint, action, address, fields, notice, button, next, after, offline } = props;
  const { isChecked = false, onward } = props;
  const [state, formAction] = useActionState(action, EMPTY, address);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [receipt, reviewed] = [useRef<HTMLHeadingElement>(null), useRef<HTMLHeadingElement>(null)];
  const { errors, failure, reference, review, isSending, submit, change, press, check } =
    useEnquiryForm({ endpoint, fields, offline, isChecked }, state, form);
  useFocusOn(summary, failure);
  useFocusOn(reviewed, review);
  useFocusOn(receipt, reference);
  useErrorInTitle(failure !== null && !reference);

  if (reference)
    return (
      <Received ref={receipt} reference={reference} next={next} onward={onward} after={after} />
    );
  const listed = fields.flatMap(({ name }) => {
    const message = failure?.errors?.[name] && errors[name];
    return message ? [[name, message] as const] : [];
  });
  const show = failure && (failure.problem !== undefined || listed.length > 0);
  const box = fields.find(({ name }) => name === CONSENT);
  return (
    <form ref={form} action={formAction} noValidate className={styles.form} onSubmit={submit}>
      {show && <ErrorSummary ref={summary} problem={failure.problem} errors={listed} />}
      {review && <Review ref={reviewed} fields={fields} values={review} />}
      <div className={styles.fields} hidden={review !== null}>
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
      {box ? (
        <ConsentBox
          field={box}
          notice={notice}
          value={state.values[CONSENT]}
          error={errors[CONSENT]}
          onCheck={check}
        />
      ) : (
        <FormNotice notice={notice} />
      )}
      <SendButtons
        button={button}
        isChecked={isChecked}
        isSending={isSending}
        isReview={review !== null}
        onPress={press}
        onChange={() => {
          change();
          // The fields are back once this change is drawn.
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
          );
        }}
      />
    </form>
  );
}
