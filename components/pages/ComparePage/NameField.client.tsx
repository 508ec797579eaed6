'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import fields from '@/components/sections/text/SearchForm.module.scss';
import { searchEngine, wholeIndex } from '@/components/site/search/stock-index';

import formStyles from '@/components/ui/form/Form.module.scss';

/** Suggestions under a field, and the fewest characters that have any. */
const MOST = 8;
const LEAST_TYPED = 3;

interface Suggestion {
  readonly value: string;
  readonly label: string;
}

/** The companies, or the funds, that the site's search finds for a text. */
async function suggestionsFor(index: string, text: string, kind: 'c' | 'f') {
  const [site, code] = await Promise.all([wholeIndex(index), searchEngine()]);
  if (!site || !code) return [];
  const { groups } = code.searchSite(site, text, 'all');
  const found: readonly Suggestion[] =
    kind === 'c'
      ? code
          .inOrder(code.search(site.companies, text, 'all'))
          .map(({ symbol, name }) => ({ value: symbol || name, label: name }))
      : groups
          .filter(({ group }) => group === 'funds')
          .flatMap(({ entries }) => entries.map(({ title }) => ({ value: title, label: '' })));
  return found.slice(0, MOST);
}

interface NameFieldProps {
  /** The parameter of the address: of companies, or of funds. */
  kind: 'c' | 'f';
  label: string;
  placeholder: string;
  value: string;
  /** Its error, and the names that it may mean. */
  wrong: ReactNode;
  /** The first invalid field gets the focus, so that its message is read. */
  takesFocus: boolean;
  /** Address of the search index. */
  index: string | null;
}

/** A field for a name with suggestions while typing; without JavaScript a plain field. */
export function NameField(props: NameFieldProps) {
  const { kind, label, placeholder, value, wrong, takesFocus, index } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const typed = useRef('');
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const suggest = async (text: string) => {
    typed.current = text;
    if (index === null || text.length < LEAST_TYPED) return setSuggestions([]);
    const found = await suggestionsFor(index, text, kind);
    // A slower answer to an earlier text is not shown.
    if (typed.current === text) setSuggestions(found);
  };

  return (
    <div className={fields.choice}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={kind}
        type="text"
        list={`${id}list`}
        autoComplete="off"
        maxLength={100}
        placeholder={placeholder}
        defaultValue={value}
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}wrong` })}
        onChange={({ target }) => void suggest(target.value.trim())}
        className={fields.select}
      />
      <datalist id={`${id}list`}>
        {suggestions.map((one) => (
          <option key={one.value} {...one} />
        ))}
      </datalist>
      {wrong && (
        <p id={`${id}wrong`} className={formStyles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
