import { setLevel, signIn } from '#resources/sessions/contract.ts'
import { atVersion, type Caller, sample } from '#shared/sample.ts'
import {
  addLearners,
  attendClass,
  checkClass,
  closeClass,
  createClass,
  deleteClass,
  dismissMessage,
  endClassFault,
  endClassHunt,
  joinClass,
  leaveClass,
  lowerHand,
  lowerHands,
  raiseHand,
  reopenClass,
  resetClass,
  sendClassMessage,
  startClassFault,
  startClassHunt,
  takeBackClassMessage,
  updateClass,
} from './contract.ts'

export const NEW_CLASS = {
  name: 'Front end, spring',
  language: 'en' as const,
  endsOn: '2099-12-31',
  pages: [{ page: 'page3_01', dueOn: '2099-12-01' }],
  startFrom: 'main',
}

export const newLearner = () => {
  const account = `l${crypto.randomUUID()}`.slice(0, 40)
  return { account, name: 'Mei Chen', password: 'correct horse' }
}

async function create(me: Caller) {
  await me.call(setLevel, { body: { code: me.levelCode } })
  return me.call(createClass, { body: NEW_CLASS })
}
const on = ({ id: classId }: { id: string }) => ({ params: { classId } })

/** A class with a learner. */
async function createWithLearner(me: Caller) {
  const created = await create(me)
  await me.call(joinClass, { body: { code: created.code, ...newLearner() } })
  return created
}

/** Attends a class of one's own. */
async function attend(me: Caller) {
  const { code } = await create(me)
  await me.call(attendClass, { body: { code } })
  return {}
}

export const samples = [
  sample(createClass, async me => {
    await me.call(setLevel, { body: { code: me.levelCode } })
    return { body: NEW_CLASS }
  }),
  sample(checkClass, async me => ({ body: { code: (await create(me)).code } })),
  sample(joinClass, async me => ({ body: { code: (await create(me)).code, ...newLearner() } })),
  sample(attendClass, async me => ({ body: { code: (await create(me)).code } })),
  sample(leaveClass, attend),
  sample(raiseHand, attend),
  sample(lowerHand, attend),
  sample(dismissMessage, attend),
  sample(updateClass, async me => {
    const created = await create(me)
    return { ...on(created), headers: atVersion(created), body: { name: 'Front end, autumn' } }
  }),
  sample(closeClass, async me => {
    const created = await createWithLearner(me)
    return { ...on(created), headers: atVersion(created) }
  }),
  sample(reopenClass, async me => {
    const created = await createWithLearner(me)
    const closed = await me.call(closeClass, { ...on(created), headers: atVersion(created) })
    return { ...on(created), headers: atVersion(closed) }
  }),
  sample(deleteClass, async me => on(await createWithLearner(me))),
  sample(startClassFault, async me => ({
    ...on(await createWithLearner(me)),
    body: { preset: 'lift' as const, seconds: 60 },
  })),
  sample(endClassFault, async me => {
    const created = on(await createWithLearner(me))
    await me.call(startClassFault, { ...created, body: { preset: 'lift', seconds: 60 } })
    return created
  }),
  sample(startClassHunt, async me => {
    const created = await create(me)
    const learner = newLearner()
    await me.call(joinClass, { body: { code: created.code, ...learner } })
    // Now there is a sandbox to hunt in.
    await me.call(signIn, { body: learner })
    return { ...on(created), body: { bugs: 3, minutes: 30 } }
  }),
  sample(endClassHunt, async me => on(await createWithLearner(me))),
  sample(addLearners, async me => {
    const created = await create(me)
    const { account, name } = newLearner()
    const learner = { account: `${created.code.toLowerCase()}.${account.slice(0, 30)}`, name }
    return { ...on(created), body: { learners: [learner] } }
  }),
  sample(sendClassMessage, async me => ({ ...on(await createWithLearner(me)), body: { text: 'Read the hint' } })),
  sample(takeBackClassMessage, async me => on(await createWithLearner(me))),
  sample(resetClass, async me => ({ ...on(await createWithLearner(me)), body: {} })),
  sample(lowerHands, async me => on(await createWithLearner(me))),
]
