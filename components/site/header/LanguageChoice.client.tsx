'use client';

import { type ReactNode, useEffect, useState } from 'react';

import type * as LanguageModule from './LanguageForm';

export interface Language {
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** In itself. */
  readonly ownName: string;
}

export interface LanguageChoiceProps {
  /** The page's own first. */
  languages: readonly Language[];
  /** Address of the translate widget's script. */
  widget: string;
}

type Form = Pick<typeof LanguageModule, 'LanguageForm' | 'ShownLanguage'>;

/** The form's own code comes after hydration, and only to sites that have a widget set up. */
function useForm(): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./LanguageForm').then(
      (loaded) => isWanted && setForm(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return form;
}

/** The languages to choose from; `children` stands without scripts and until they are there. */
export function LanguageChoice({
  children,
  ...choice
}: LanguageChoiceProps & { children: ReactNode }) {
  const form = useForm();
  return form ? <form.LanguageForm {...choice} /> : children;
}

/** The name of the language that the page is in; `children` is that of its own. */
export function LanguageName({
  children,
  languages,
}: Pick<LanguageChoiceProps, 'languages'> & { children: ReactNode }) {
  const form = useForm();
  return form ? <form.ShownLanguage languages={languages} /> : children;
}
