import { startProvider, type ProviderOptions, type TestProvider } from './server';

export const LIST = Array.from({ length: 9 }, (_, index) => ({
  symbol: `S${index}`,
  close_price: index,
}));

/** Keys with and without the first slash. */
export const ANSWERS = {
  '/api/list': LIST,
  '/api/record': { name: 'one', parts: LIST },
  'api/q?a=b': [1],
};

const open: TestProvider[] = [];

/** Starts a provider with the answers above, to be ended by `closeAll`. */
export async function start(options: ProviderOptions = {}): Promise<TestProvider> {
  const provider = await startProvider({ answers: ANSWERS, ...options });
  open.push(provider);
  return provider;
}

/** Closes every provider that `start` gave since the last time. */
export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((provider) => provider.close()));
}
