/** Degrees north and east. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the Earth, in km. */
const EARTH_RADIUS = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance as the crow flies, in km (haversine formula). */
export function distanceKm(from: Position, to: Position): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
}

interface Placed {
  readonly position: Position | null;
}

/** Sorted by distance in km, the nearest first and those without a position last. */
export function nearestFirst<Place extends Placed>(
  places: readonly Place[],
  here: Position,
): readonly { readonly place: Place; readonly km: number }[] {
  return places
    .map((place) => ({ place, km: place.position ? distanceKm(here, place.position) : Infinity }))
    .sort((a, b) => a.km - b.km || 0);
}
