'use client';

import { type ReactNode, useEffect, useState } from 'react';

import type { LanguageChoiceProps } from './LanguageForm.client';

const load = () => import('./LanguageForm.client');

type Form = Awaited<ReturnType<typeof load>>;

/** Loads the form's code after hydration; only a site with a translation widget needs it. */
function useForm(): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setForm(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return form;
}

/** The languages to choose from. `children` is shown without JavaScript and until their code is loaded. */
export function LanguageChoice({
  children,
  ...choice
}: LanguageChoiceProps & { children: ReactNode }) {
  const form = useForm();
  return form ? <form.LanguageForm {...choice} /> : children;
}

/** The name of the language that the page is shown in; `children` is that of its own language. */
export function LanguageName({
  children,
  languages,
}: Pick<LanguageChoiceProps, 'languages'> & { children: ReactNode }) {
  const form = useForm();
  return form ? <form.ShownLanguage languages={languages} /> : children;
}
