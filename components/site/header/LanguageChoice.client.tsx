'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import { CHOSEN, recall } from './language-session';
import type { LanguageChoiceProps } from './LanguageForm.client';

const load = () => import('./LanguageForm.client');

type Form = Awaited<ReturnType<typeof load>>;

/**
 * Loads the form's code when the panel around an element opens, or if a language was chosen before.
 */
function useForm(place: RefObject<HTMLElement | null>): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const start = () =>
      load().then(
        (loaded) => signal.aborted || setForm(loaded),
        () => undefined,
      );
    const panel = place.current?.closest('details');
    if (panel?.open || recall(CHOSEN)) void start();
    else panel?.addEventListener('toggle', start, { signal });
    return () => stop.abort();
  }, [place]);
  return form;
}

/** The languages to choose from. `children` is shown without JavaScript and until their code is loaded. */
export function LanguageChoice({
  children,
  ...choice
}: LanguageChoiceProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const form = useForm(place);
  return <div ref={place}>{form ? <form.LanguageForm {...choice} /> : children}</div>;
}

/** The name of the page's current language; `children` is that of its own language. */
export function LanguageName({
  children,
  languages,
}: Pick<LanguageChoiceProps, 'languages'> & { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const form = useForm(place);
  return <span ref={place}>{form ? <form.ShownLanguage languages={languages} /> : children}</span>;
}
