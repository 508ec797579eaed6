import { Fragment } from 'react';

/** A run of another script than Latin, with its spaces and marks. */
const FOREIGN =
  /([^\p{Script=Latin}\p{Script=Common}]+(?:\s+[^\p{Script=Latin}\p{Script=Common}]+)*)/u;

/** Indian languages with their scripts; two share a script, so the name next to it decides. */
const LANGUAGES = [
  { code: 'hi', name: 'Hindi', script: /\p{Script=Devanagari}/u },
  { code: 'mr', name: 'Marathi', script: /\p{Script=Devanagari}/u },
  { code: 'bn', name: 'Bengali', script: /\p{Script=Bengali}/u },
  { code: 'as', name: 'Assamese', script: /\p{Script=Bengali}/u },
  { code: 'gu', name: 'Gujarati', script: /\p{Script=Gujarati}/u },
  { code: 'kn', name: 'Kannada', script: /\p{Script=Kannada}/u },
  { code: 'ml', name: 'Malayalam', script: /\p{Script=Malayalam}/u },
  { code: 'or', name: 'Odia', script: /\p{Script=Oriya}/u },
  { code: 'pa', name: 'Punjabi', script: /\p{Script=Gurmukhi}/u },
  { code: 'ta', name: 'Tamil', script: /\p{Script=Tamil}/u },
  { code: 'te', name: 'Telugu', script: /\p{Script=Telugu}/u },
  { code: 'ur', name: 'Urdu', script: /\p{Script=Arabic}/u },
] as const;

/** The language that a text with a run of another script names or is written in, by its code. */
export function languageOf(text: string): string | undefined {
  const written = LANGUAGES.filter(({ script }) => script.test(text));
  return (written.find(({ name }) => text.includes(name)) ?? written[0])?.code;
}

/**
 * A text whose runs of Indian scripts are marked with their language, so that a screen reader can
 * read them.
 */
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
