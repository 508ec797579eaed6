/** A city with its state; a state that the city's name already says is left out: `New Delhi`, `Chandigarh`. */
export const placeOf = (city: string | null, state: string | null): string =>
  [city, state && city?.endsWith(state) ? null : state].filter(Boolean).join(', ');
