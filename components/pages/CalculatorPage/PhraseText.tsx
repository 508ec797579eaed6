import type { Phrase } from '@/lib/domain/calculator';
import { spokenText } from '@/lib/domain/calculator/quantity-text';

/** A sentence with its figures in bold. */
export function PhraseText({ phrase }: { phrase: Phrase }) {
  return phrase.map((part, at) =>
    typeof part === 'string' ? part : <strong key={at}>{spokenText(part)}</strong>,
  );
}
