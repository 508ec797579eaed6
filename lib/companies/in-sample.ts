const FIGURE = /\d|\b(none|one|two|three|four|five|six|seven|eight|nine|ten|median)\b/i;
/** Where a sentence about a company begins with a word that is no name. */
const PLAIN =
  /^(A|An|At|Dividend|Down|Eighth?|Fifth|Five|For|Four|Fourth|From|Highest|Its|Largest|Last|Level|Line|Listed|Ninth|None|One|Revenue|Second|Seven|Seventh|Six|Sixth|Smallest|Tenth|The|These|Third|Three|To|Two|Unchanged|Up|Worth)\b/;

const lowered = (text: string): string =>
  PLAIN.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/**
 * A text about a real company whose figures are made up: each run of sentences with figures becomes
 * one sentence that says so, since sentences are quoted without the mark beside them.
 */
export function inSample(text: string): string {
  const said: string[] = [];
  let isMarked = false;
  for (const sentence of text.split(/(?<=\.)\s+(?=[A-Z₹])/)) {
    const hasFigure = FIGURE.test(sentence);
    if (hasFigure && isMarked) {
      said.push(`${said.pop()?.replace(/\.$/, '')}; ${lowered(sentence)}`);
    } else said.push(hasFigure ? `In this sample, ${lowered(sentence)}` : sentence);
    isMarked = hasFigure;
  }
  return said.join(' ');
}

/** The text as it is, or marked where its figures are made up. */
export const toldOf = (source: { readonly source: string } | null | undefined, text: string) =>
  source?.source === 'sample' ? inSample(text) : text;
