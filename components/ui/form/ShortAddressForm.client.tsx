'use client';

import type { ComponentProps } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Whether a control has its default: it is blank, or has the value in `data-usual`. */
const isUsual = (field: Control): boolean =>
  field.value === '' || field.value === field.dataset.usual;

/** The checkboxes of a group if they match `data-usual`, in its order. */
function usualTicks(group: HTMLFieldSetElement): readonly Control[] {
  const ticked = [...group.querySelectorAll<HTMLInputElement>('input:checked')];
  return ticked.map(({ value }) => value).join() === group.dataset.usual ? ticked : [];
}

/** The fields of a form that an address does not need. */
function needless(form: HTMLFormElement): readonly Control[] {
  const fields = [...form.querySelectorAll<Control>('input[name], select[name]')];
  const groups = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-usual]')];
  return [...fields.filter(isUsual), ...groups.flatMap(usualTicks)];
}

/** A form whose result is an address: fields with their default value are left out of it. */
export function ShortAddressForm(props: Omit<ComponentProps<'form'>, 'method' | 'onSubmit'>) {
  return (
    <form
      {...props}
      method="get"
      onSubmit={({ currentTarget }) => {
        const left = needless(currentTarget);
        for (const field of left) field.disabled = true;
        // The address is made after all listeners have run; Back then finds the fields unchanged.
        setTimeout(() => {
          for (const field of left) field.disabled = false;
        });
      }}
    />
  );
}
