import type { Faq } from '@/lib/provider/records';

/** The first question of each category in turn, then the second ones, until there are enough. */
export function onePerCategory(faqs: readonly Faq[], most: number): readonly Faq[] {
  const places = new Map<string, number>();
  const ranked = faqs.map((faq, at) => {
    const category = faq.category ?? '';
    const place = places.get(category) ?? 0;
    places.set(category, place + 1);
    return { faq, place, at };
  });
  return ranked
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .slice(0, most)
    .map(({ faq }) => faq);
}
