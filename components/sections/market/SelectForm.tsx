import { buttonClass } from '@/components/ui/Button';
import { ShortAddressForm } from '@/components/ui/form/ShortAddressForm.client';
import type { SiteHref } from '@/lib/tools/site-path';

import styles from '@/components/ui/form/Filter.module.scss';

interface Select {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The choice that the address leaves out. */
  readonly usual?: string | undefined;
}

interface SelectFormProps {
  action: SiteHref;
  selects: readonly Select[];
}

/** States of a page, each with its own address, as selects in the line of its head. */
export function SelectForm({ action, selects }: SelectFormProps) {
  return (
    <ShortAddressForm action={action} className={styles.selects}>
      {selects.map(({ name, label, value, choices, usual }) => (
        <select
          key={`${name} ${value}`}
          name={name}
          aria-label={label}
          defaultValue={value}
          data-usual={usual}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" className={buttonClass('small')}>
        Show
      </button>
    </ShortAddressForm>
  );
}
