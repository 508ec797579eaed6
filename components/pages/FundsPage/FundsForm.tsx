import fields from '@/components/sections/text/SearchForm.module.scss';
import { buttonClass } from '@/components/ui/Button';
import { ShortAddressForm } from '@/components/ui/form/ShortAddressForm.client';
import { Icon } from '@/components/ui/Icon';
import {
  type CountedFunds,
  type FixedFilter,
  type FundFilter,
  RETURN_COLUMNS,
} from '@/lib/domain/fund/explorer';
import { OPTION_NAMES, PLAN_NAMES } from '@/lib/domain/fund/plans';
import type { SiteHref } from '@/lib/tools/site-path';

import styles from '@/components/ui/form/Filter.module.scss';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  name: string;
  label: string;
  value: string;
  /** Shown for no filter. */
  any?: string;
  choices: readonly Choice[];
  isWide?: boolean;
  /** The choice that the address leaves out. */
  usual?: string;
}

function Select({ name, label, value, any, choices, isWide, usual }: SelectProps) {
  return (
    <div className={isWide ? styles.wide : styles.half}>
      <label htmlFor={`funds-${name}`} className={fields.label}>
        {label}
      </label>
      <select
        id={`funds-${name}`}
        name={name}
        defaultValue={value}
        key={value}
        data-usual={usual}
        className={fields.select}
      >
        {any && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  name: string;
  value: string;
  isOn: boolean;
  children: string;
}

const Tick = ({ name, value, isOn, children }: TickProps) => (
  <label className={styles.check}>
    <input type="checkbox" name={name} value={value} defaultChecked={isOn} key={String(isOn)} />
    <span>{children}</span>
  </label>
);

const groupChoices = (groups: readonly CountedFunds[]): readonly Choice[] =>
  groups.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${count})` }));

const PLANS: readonly Choice[] = (['regular', 'direct'] as const).map((value) => ({
  value,
  label: PLAN_NAMES[value],
}));
const OPTIONS: readonly Choice[] = (['growth', 'idcw'] as const).map((value) => ({
  value,
  label: OPTION_NAMES[value],
}));
const ORDERS: readonly Choice[] = [
  { value: 'name', label: 'Name' },
  { value: 'nav', label: 'NAV' },
  { value: 'change', label: 'One-day change' },
];

/** Less frequent filters: plan, option, order, and further columns. */
function More({ filter }: { filter: FundFilter }) {
  return (
    <details className={styles.more} open={isMore(filter)}>
      <summary>Plan, option, order and columns</summary>
      <div className={styles.grid}>
        <Select name="plan" label="Plan" value={filter.plan} any="Any" choices={PLANS} />
        <Select name="option" label="Option" value={filter.option} any="Any" choices={OPTIONS} />
        <Select name="sort" label="Order by" value={filter.sort} usual="name" choices={ORDERS} />
        <div className={styles.ticks}>
          <Tick name="all" value="1" isOn={filter.all}>
            Also funds without a current NAV
          </Tick>
          <Tick name="columns" value={RETURN_COLUMNS} isOn={filter.columns !== ''}>
            Returns over 1, 3 and 5 years
          </Tick>
        </div>
      </div>
    </details>
  );
}

interface FundsFormProps {
  action: SiteHref;
  filter: FundFilter;
  /** The house or category that the page already fixes. */
  fixed: FixedFilter;
  houses: readonly CountedFunds[];
  categories: readonly CountedFunds[];
}

/** Whether the filter uses a field behind the summary. */
const isMore = ({ plan, option, sort, all, columns }: FundFilter): boolean =>
  plan !== '' || option !== '' || sort !== 'name' || all || columns !== '';

/** Words, house, category, plan, option and order: a plain form, answered by the server. */
export function FundsForm({ action, filter, fixed, houses, categories }: FundsFormProps) {
  return (
    <ShortAddressForm action={action} role="search" aria-label="Funds" className={fields.form}>
      <div className={styles.grid}>
        <div className={styles.wide}>
          <label htmlFor="funds-q" className={fields.label}>
            Fund, code or ISIN
          </label>
          <span className={fields.box}>
            <Icon name="search" className={fields.icon} />
            <input
              id="funds-q"
              name="q"
              type="search"
              defaultValue={filter.q}
              key={filter.q}
              maxLength={100}
              autoComplete="off"
              className={fields.input}
            />
          </span>
        </div>
        {fixed.category === undefined && (
          <Select
            name="category"
            label="Category"
            value={filter.category}
            any="All categories"
            choices={groupChoices(categories)}
            isWide
          />
        )}
        {fixed.house === undefined && (
          <Select
            name="house"
            label="Fund house"
            value={filter.house}
            any="All fund houses"
            choices={groupChoices(houses)}
            isWide
          />
        )}
        <button type="submit" className={`${buttonClass('large')} ${styles.send}`}>
          Show
        </button>
        <More filter={filter} />
      </div>
    </ShortAddressForm>
  );
}
