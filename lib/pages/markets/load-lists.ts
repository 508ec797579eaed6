import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { dayOf } from '@/lib/domain/figure/tense';
import { daysOfMonth, monthChoice } from '@/lib/domain/market/event-month';
import type { AskedDay } from '@/lib/domain/market/lists/rows';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import type { ListRow, MarketList } from '@/lib/domain/market/lists/types';

import { addDays } from '@/lib/tools/time';
import { todayInIndia } from '@/lib/tools/today';

import { parameter, type SearchParameters } from '@/lib/tools/parameters';

import type { Parameters } from '@/lib/provider/calls';
import { load } from '@/lib/provider/load';
import type { Dated, Sourced } from '@/lib/domain/sourced';

import { readAskedDay } from './asked-day';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

/** A list's answer for a session, all rows before the list's rule. @param on blank for the newest */
export const loadListDay = (
  { of }: Pick<MarketList, 'of'>,
  on: string,
): Promise<Sourced<Dated<ListRow>> | null> =>
  of === 'day' ? load('marketDay', { exchange: 'NSE', on }) : load('largeDeals', { kind: of, on });

/** Everything that the page of a list shows; an invalid day is ignored. */
export async function loadListPage(list: MarketList, asked: AskedDay) {
  const [answer, companies, sparks] = await Promise.all([
    loadListDay(list, asked.kind === 'day' ? asked.day : ''),
    load('companies', {}),
    loadYearSparks(),
  ]);
  const now = marketClock(new Date());
  return { list, asked, answer, companies: companies?.data ?? null, sparks, now };
}

/** Days before and after the newest session whose events are shown. */
const DAYS_BEFORE = 30;
const DAYS_AFTER = 60;

/** The day that events are coming from: the newest session's, else today. */
export async function eventDay(): Promise<string> {
  const session = await load('marketDay', { exchange: 'NSE', on: '' });
  return session?.data.date ?? todayInIndia();
}

/** The corporate actions or board meetings around the newest session. */
export async function loadEvents<Name extends 'corporateActions' | 'boardMeetings'>(name: Name) {
  const day = await eventDay();
  const range = { from: addDays(day, -DAYS_BEFORE), to: addDays(day, DAYS_AFTER) };
  const [events, companies] = await Promise.all([load(name, range), load('companies', {})]);
  return { day, events, companies: companies?.data ?? null };
}

/**
 * The corporate actions or board meetings of a month, the largest companies first.
 * @param query `?month=2026-11`
 */
export async function loadEventMonth<Name extends 'corporateActions' | 'boardMeetings'>(
  name: Name,
  query: SearchParameters,
) {
  const day = await eventDay();
  const choice = monthChoice(parameter(query, 'month'), day);
  const [events, companies, snapshot] = await Promise.all([
    load(name, daysOfMonth(choice.month)),
    load('companies', {}),
    load('marketSnapshot', { exchange: 'NSE' }),
  ]);
  const worth = new Map(snapshot?.data.map((row) => [row.symbol, row.marketCapCrore ?? 0]));
  const names = namesBySymbol(companies?.data ?? null);
  return { ...choice, day, events, names, worth, ages: marketClock(new Date()) };
}

/** The board meetings of a month, with the filings of companies on its days. */
export async function loadResultsMonth(query: SearchParameters) {
  const month = await loadEventMonth('boardMeetings', query);
  const answer = await load('filedResults', daysOfMonth(month.month));
  const rows = answer?.data.rows ?? [];
  return { ...month, filed: new Set(rows.map(({ symbol, filedOn }) => `${symbol} ${filedOn}`)) };
}

/** Calls with a page of their own that shows the rows of one session. */
export const DATED_BOARDS = ['foBan', 'participants', 'optionUnderlyings', 'filedResults'] as const;

type DatedBoard = (typeof DATED_BOARDS)[number];

/** The answer of a dated board's call for a session. @param on blank for the newest */
export function loadBoardDay<Name extends DatedBoard>(name: Name, on: string) {
  const day: Readonly<Record<string, string>> = { on };
  const span = { from: on, to: on };
  return load(name, (name === 'filedResults' ? span : day) as Parameters<Name>);
}

/** The answer of a dated board's call for the session in a query. */
export async function loadDatedBoard<Name extends DatedBoard>(name: Name, query: SearchParameters) {
  const asked = readAskedDay(parameter(query, 'on'));
  const [answer, companies] = await Promise.all([
    loadBoardDay(name, asked.kind === 'day' ? asked.day : ''),
    load('companies', {}),
  ]);
  const { date = null } = (answer as Sourced<Dated<unknown>> | null)?.data ?? {};
  return {
    asked,
    answer,
    names: namesBySymbol(companies?.data ?? null),
    age: { day: date, now: marketClock(new Date()) },
  };
}

/** The lots of every underlying, with the moment of reading. */
export async function loadLotSizes() {
  const [lots, companies] = await Promise.all([load('lotSizes', {}), load('companies', {})]);
  const names = namesBySymbol(companies?.data ?? null);
  return { lots, names, age: { day: dayOf(lots?.asOf), now: marketClock(new Date()) } };
}

/** Every list with its newest session. */
export async function loadMarketLists() {
  const [companies, ...answers] = await Promise.all([
    load('companies', {}),
    ...MARKET_LISTS.map((list) => loadListDay(list, '')),
  ]);
  const lists = MARKET_LISTS.map((list, at) => ({ list, answer: answers[at] ?? null }));
  return { lists, companies: companies?.data ?? null, now: marketClock(new Date()) };
}
