import { placeOf } from '../place';
import type { Branch } from '../records';

/** The anchor of an office in the list. */
export const branchAnchor = ({ name, pincode }: Branch): string =>
  `branch-${`${name} ${pincode ?? ''}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

export const addressOf = ({ address, city, state, pincode }: Branch): string =>
  `${[address, placeOf(city, state)].filter(Boolean).join(', ')} ${pincode ?? ''}`.trim();

/** Directions on Google Maps, in its documented form of address; nothing is loaded from there. */
export const directionsTo = (branch: Branch): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: addressOf(branch) })}`;

export const citiesOf = (branches: readonly Branch[]): readonly string[] => [
  ...new Set(branches.flatMap(({ city }) => city ?? [])),
];

interface State {
  readonly name: string;
  readonly branches: readonly Branch[];
}

/** The offices by state, in the order of the alphabet; those without a state last. */
export function byState(branches: readonly Branch[]): readonly State[] {
  const names = [...new Set(branches.flatMap(({ state }) => state ?? []))].sort();
  const rest = branches.filter(({ state }) => !state);
  return [
    ...names.map((name) => ({ name, branches: branches.filter(({ state }) => state === name) })),
    ...(rest.length > 0 ? [{ name: 'Elsewhere', branches: rest }] : []),
  ];
}
