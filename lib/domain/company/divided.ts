import { isKnown } from '@/lib/domain/figure/figure';
import { readAction } from '@/lib/domain/figure/actions';
import { oncePer } from '@/lib/tools/once-per';
import { formatDate } from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';
import { daysBetween } from '@/lib/tools/time';

import { shortName } from './names';
import type { Company, CompanyAction, CompanyFigure } from './records';
import type { CompanyStory } from './story';

/** A company that was divided, with those that were listed after it. */
export interface Division {
  /** The company that had the share before. */
  readonly parent: Company;
  /** The first day of its share without the parts that left. */
  readonly day: string;
  /** `demerger`; blank where no source states why the price stepped that day. */
  readonly cause: string;
  /** Listed within `LONGEST_WAIT` days after it, by name. */
  readonly listedAfter: readonly Company[];
}

/** Days from the division to the first day of the new share; the exchange needs weeks for it. */
const LONGEST_WAIT = 180;

const QUARTERS_OF_A_YEAR = 4;

/** The name without punctuation, one blank between its words. */
const wordsOf = oncePer((company: Company) =>
  shortName(company.name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** Whether the name of one begins with the whole name of the other: `Vedanta`, `Vedanta Power`. */
const shareName = (one: Company, other: Company): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a !== b && (`${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `));
};

const firstWordOf = (company: Company): string => wordsOf(company).split(' ', 1)[0] ?? '';

const byFirstWord = oncePer((companies: readonly Company[]) => {
  const groups = new Map<string, Company[]>();
  for (const company of companies) {
    const group = groups.get(firstWordOf(company));
    if (group) group.push(company);
    else groups.set(firstWordOf(company), [company]);
  }
  return groups;
});

/**
 * The companies whose name begins with a company's own or with which its own begins, and those of
 * which the same is true of one of them: `Vedanta Power` has `Vedanta` and `Vedanta Oil and Gas`.
 */
export function relativesOf(company: Company, companies: readonly Company[]): readonly Company[] {
  const group = byFirstWord(companies).get(firstWordOf(company)) ?? [];
  const near = group.filter((other) => shareName(company, other));
  return group.filter(
    (other) =>
      other !== company && (near.includes(other) || near.some((one) => shareName(one, other))),
  );
}

/** What is known of a company that may have been divided. */
export interface DividedRecord {
  readonly company: Company;
  readonly actions: readonly CompanyAction[];
  /** Since when its prices compare, where its session has it. */
  readonly since: CompanyFigure['since'];
}

/** What divides a company, in the words of `readAction`. */
const DIVIDES = /^(?:demerger|scheme of arrangement)$/;

/** The days on which it was divided, and that of a step in its price that no action explains. */
function daysOf({ actions, since }: DividedRecord) {
  const named = actions.flatMap(({ exDate: day, purpose }) => {
    const cause = readAction(purpose).breaks ?? '';
    return DIVIDES.test(cause) ? [{ day, cause }] : [];
  });
  const step = since?.breaks ?? null;
  const isPart = step === '' || (step !== null && DIVIDES.test(step));
  return since && isPart && named.every(({ day }) => day !== since.day)
    ? [...named, { day: since.day, cause: step }]
    : named;
}

/**
 * The division that a company was part of, if the records show it: a demerger or an unexplained step
 * in the price of a company, and within half a year the first day of a share whose name begins with
 * the same words.
 * @param family the company and its relatives, each with its actions
 */
export function divisionOf(company: Company, family: readonly DividedRecord[]): Division | null {
  for (const record of family) {
    for (const { day, cause } of daysOf(record)) {
      const listedAfter = family
        .map((one) => one.company)
        .filter(
          (one) =>
            one !== record.company &&
            shareName(one, record.company) &&
            one.listedOn !== undefined &&
            one.listedOn > day &&
            daysBetween(day, one.listedOn) <= LONGEST_WAIT,
        )
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      const isPart = record.company === company || listedAfter.includes(company);
      if (isPart && listedAfter.length > 0) {
        return { parent: record.company, day, cause, listedAfter };
      }
    }
  }
  return null;
}

/** A sentence in parts, those with a company as links to it. */
interface SentencePart {
  readonly text: string;
  readonly company?: Company;
}

const names = (companies: readonly Company[]): readonly SentencePart[] =>
  companies.flatMap((company, at) => [
    ...(at === 0 ? [] : [{ text: at === companies.length - 1 ? ' and ' : ', ' }]),
    { text: shortName(company.name), company },
  ]);

type Facts = Pick<CompanyStory, 'company' | 'pe' | 'quarters'>;

/** What the P/E of a divided company counts, or why there is none; blank where nothing is known. */
function ratioSentence({ company, pe, quarters }: Facts, { parent, day }: Division): string {
  if (isKnown(pe)) {
    return company === parent && pe.day > day && daysBetween(day, pe.day) < 365
      ? ` Its P/E of ${formatDate(pe.day)} counts quarters before that day, which are those of the undivided company.`
      : '';
  }
  if (quarters.length < QUARTERS_OF_A_YEAR) {
    return ' No P/E is given: there are not yet four quarters of this company on record here.';
  }
  return pe.reason === 'broken'
    ? ' No P/E is given: the quarters before that day are those of the undivided company.'
    : '';
}

/**
 * `Vedanta trades without the parts that left it since 30 Apr 2026 (demerger). Listed after that, on
 * 15 Jun 2026: Vedanta Oil and Gas and Vedanta Power.`
 */
export function divisionSentence(facts: Facts, division: Division): readonly SentencePart[] {
  const { company } = facts;
  const { parent, day, cause, listedAfter } = division;
  const others = listedAfter.filter((one) => one !== company);
  const days = [...new Set(listedAfter.flatMap(({ listedOn }) => listedOn ?? []))].sort();
  const when = listed(days.map((one) => formatDate(one)));
  const isOwn = parent === company;
  const after = `Listed after that, on ${when}: `;
  return [
    { text: cause ? '' : 'The price of ' },
    { text: shortName(parent.name), ...(isOwn ? {} : { company: parent }) },
    {
      text: cause
        ? ` trades without the parts that left it since ${formatDate(day)} (${cause}). ${after}`
        : ` stepped on ${formatDate(day)}, as when a part leaves a company; no source here states why. ${after}`,
    },
    ...(isOwn ? [] : [{ text: others.length > 0 ? 'this company, and ' : 'this company' }]),
    ...names(others),
    { text: `.${ratioSentence(facts, division)}` },
  ];
}
