import { findBugs } from '#practice/server/bugs/bugs.ts'
import type { Services } from '#server/services.ts'

/** For yardstick.ts: with STRIVE_TEST_BUG, a console under test has this bug in every sandbox, main included. */
export async function spreadBug({ bugs }: Services): Promise<void> {
  const { STRIVE_TEST_BUG: id } = process.env
  if (id === undefined) return
  const bug = (await findBugs()).get(id)
  if (!bug) throw new Error(`There is no bug “${id}”.`)
  bugs.answer = ({ endpoint, context, handle }) =>
    endpoint === bug.endpoint ? bug.answer(context, handle, () => {}) : handle(context)
}
