import type { Phrase } from '@/lib/calculators';
import { spokenText } from '@/lib/calculators/quantity-text';

/** A sentence with its figures in bold. */
export function PhraseText({ phrase }: { phrase: Phrase }) {
  return phrase.map((part, at) =>
    typeof part === 'string' ? part : <strong key={at}>{spokenText(part)}</strong>,
  );
}
