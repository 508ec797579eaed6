const FIGURE = /\d|\b(none|one|two|three|four|five|six|seven|eight|nine|ten|median)\b/i;

const MARK = ' (sample)';

/**
 * A text about a real company whose figures are made up: each sentence with figures ends with
 * "(sample)", since sentences are quoted without the mark beside them.
 */
export const inSample = (text: string): string =>
  text
    .split(/(?<=\.)\s+(?=[A-Z₹\d])/)
    .map((sentence) =>
      FIGURE.test(sentence) && !sentence.includes(MARK)
        ? sentence.replace(/\.?$/, (stop) => `${MARK}${stop}`)
        : sentence,
    )
    .join(' ');

/** The text as it is, or marked where its figures are made up. */
export const toldOf = (source: { readonly source: string } | null | undefined, text: string) =>
  source?.source === 'sample' ? inSample(text) : text;
