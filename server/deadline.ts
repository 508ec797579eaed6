import { BusyError } from './places';

/** Ms after which a visitor gets 503 with `Retry-After`; the response is rendered and stored all the same. */
const LONGEST_ANSWER_MS = 8_000;

/** Waits for a response, for so long at most. @throws BusyError */
export async function inAnswerTime<T>(response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new BusyError('the response is not made yet')),
      LONGEST_ANSWER_MS,
    );
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}
