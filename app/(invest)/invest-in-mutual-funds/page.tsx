import Filtered, { metadata } from './filtered/page';

export { metadata };

const NOTHING = Promise.resolve({});

/** The bare address, where nothing is asked for. */
export default function Page() {
  return <Filtered searchParams={NOTHING} />;
}
