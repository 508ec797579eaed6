const FIGURE = /\d|\b(none|one|two|three|four|five|six|seven|eight|nine|ten|median)\b/i;

const MARK = ' (sample)';

/**
 * Marks a text about a real company with sample figures: each sentence with figures ends with
 * "(sample)", since sentences are quoted without the mark next to them.
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

/** Marks the text if its figures are samples; otherwise returns it unchanged. */
export const withSampleMark = (
  source: { readonly source: string } | null | undefined,
  text: string,
) => (source?.source === 'sample' ? inSample(text) : text);
