/**
 * A city with its state; the state is left out if the city's name contains it: `New Delhi`,
 * `Chandigarh`.
 */
export const placeOf = (city: string | null, state: string | null): string =>
  [city, state && city?.endsWith(state) ? null : state].filter(Boolean).join(', ');
