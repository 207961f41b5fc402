import { findModules } from '#server/find-modules.ts'
import type { AnyAnswer } from '#server/http/any-answer.ts'
import type { HandlerCall } from '#server/practice.ts'
import type { Services } from '#server/services.ts'

/** What is needed of a bug here. A project without practice has no bugs, but these tests. */
type Bug = Pick<HandlerCall, 'endpoint'> & {
  id: string
  answer: (context: HandlerCall['context'], next: HandlerCall['handle'], spot: () => void) => Promise<AnyAnswer>
}

/** For yardstick.ts: with STRIVE_TEST_BUG, a console under test has this bug in every sandbox, main included. */
export async function spreadBug({ bugs }: Services): Promise<void> {
  const { STRIVE_TEST_BUG: id } = process.env
  if (id === undefined) return
  const all = (await findModules<{ bugs: Bug[] }>('bugs.ts')).flatMap(([, module]) => module.bugs)
  const bug = all.find(one => one.id === id)
  if (!bug) throw new Error(`There is no bug “${id}”.`)
  bugs.answer = ({ endpoint, context, handle }) =>
    endpoint === bug.endpoint ? bug.answer(context, handle, () => {}) : handle(context)
}
