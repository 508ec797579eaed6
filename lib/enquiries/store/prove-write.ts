import type { Engine } from './engine';

/** Writes the one row that is there to be written. @throws where the engine cannot write */
export async function proveWrite({ db, moment }: Engine): Promise<void> {
  const proven_at = moment(new Date());
  await db
    .insertInto('site_enquiry_write')
    .values({ id: 1, proven_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ proven_at }))
    .execute();
}
