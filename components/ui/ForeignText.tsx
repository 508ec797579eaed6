import { Fragment } from 'react';

/** A run of another script than Latin, with its spaces and marks. */
const FOREIGN =
  /([^\p{Script=Latin}\p{Script=Common}]+(?:\s+[^\p{Script=Latin}\p{Script=Common}]+)*)/u;

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** Indian languages; of two that share a script, the name beside it decides, else the first. */
const LANGUAGES = 'hi mr bn as gu kn ml or pa ta te ur'.split(' ').map((code) => ({
  code,
  name: englishNames.of(code) ?? code,
  script: new RegExp(`\\p{Script=${new Intl.Locale(code).maximize().script}}`, 'u'),
}));

/** The language that a text with a run of another script names or is written in, by its code. */
export function languageOf(text: string): string | undefined {
  const written = LANGUAGES.filter(({ script }) => script.test(text));
  return (written.find(({ name }) => text.includes(name)) ?? written[0])?.code;
}

/** A text whose runs of Indian scripts say their language, so that a screen reader can read them. */
export function ForeignText({ text }: { text: string }) {
  const lang = languageOf(text);
  if (!lang) return text;
  return text.split(FOREIGN).map((run, at) =>
    at % 2 === 1 ? (
      <span key={at} lang={lang}>
        {run}
      </span>
    ) : (
      <Fragment key={at}>{run}</Fragment>
    ),
  );
}
