import type { Company } from './records';
import { nameSlug } from '@/lib/tools/slug';

/** The sections of the company directory. */
const LETTERS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz', '0-9'];

const OTHERS = '0-9';

/** The directory section of a name: its first letter, or `0-9` for everything else. */
export function letterOf(name: string): string {
  const first = name.trim().normalize('NFKD').charAt(0).toLowerCase();
  return /^[a-z]$/.test(first) ? first : OTHERS;
}

/** The directory section of an address segment; `null` for an unknown one. */
export function letterOfPart(part: string): string | null {
  const letter = part.trim().toLowerCase();
  return LETTERS.includes(letter) ? letter : null;
}

/** A section's name as printed. */
export const letterName = (letter: string): string => letter.toUpperCase();

const byName = (a: Company, b: Company): number =>
  a.name.trim().toLowerCase() < b.name.trim().toLowerCase() ? -1 : 1;

/** The companies of a directory section, by name. */
export const companiesOfLetter = (
  companies: readonly Company[],
  letter: string,
): readonly Company[] => companies.filter(({ name }) => letterOf(name) === letter).sort(byName);

export interface Counted {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

/** The fewest companies for which the list of a letter is worth a search result. */
export const LEAST_OF_LETTER = 20;

/** All directory sections with their numbers of companies. */
export function letterCounts(companies: readonly Company[]): readonly Counted[] {
  const counts = new Map<string, number>();
  companies.forEach(({ name }) => {
    const letter = letterOf(name);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  });
  return LETTERS.map((letter) => ({
    name: letterName(letter),
    slug: letter,
    count: counts.get(letter) ?? 0,
  }));
}

/** The industries by name, with their numbers of companies. */
export function industryCounts(companies: readonly Company[]): readonly Counted[] {
  const groups = new Map<string, { name: string; count: number }>();
  for (const { industry } of companies) {
    if (!industry?.trim()) continue;
    const slug = nameSlug(industry);
    const known = groups.get(slug);
    if (known) known.count += 1;
    else groups.set(slug, { name: industry.trim(), count: 1 });
  }
  return [...groups]
    .map(([slug, { name, count }]) => ({ slug, name, count }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The companies of an industry, by name. @param slug `nameSlug` of the industry's name */
export const companiesOfIndustry = (
  companies: readonly Company[],
  slug: string,
): readonly Company[] =>
  companies.filter(({ industry }) => industry !== null && nameSlug(industry) === slug).sort(byName);

/** The companies of a letter by the first two characters of their names, in the given order. */
export function groupsByStart(companies: readonly Company[]) {
  const groups = new Map<string, Company[]>();
  for (const company of companies) {
    const [first = '', second = ''] = company.name;
    const start = first.toUpperCase() + second.toLowerCase();
    groups.set(start, [...(groups.get(start) ?? []), company]);
  }
  return [...groups].map(([start, own]) => ({ start, companies: own }));
}
