import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { type Caller, sample } from '#shared/sample.ts'
import {
  endPreview,
  endSession,
  endSessions,
  previewRole,
  setLevel,
  shortenSession,
  signIn,
  signOut,
  switchSandbox,
} from './contract.ts'

const anotherSession = async ({ call, account, password }: Caller) => {
  const { session } = await call(signIn, { body: { account, password } })
  return { params: { sessionId: session.id } }
}
const VIEWER = { roleId: 4 }

export const samples = [
  sample(signIn, ({ account, password }) => ({ body: { account, password } })),
  sample(signOut, () => ({})),
  sample(setLevel, ({ levelCode }) => ({ body: { code: levelCode } })),
  sample(switchSandbox, async me => {
    const { id } = await me.call(forkSandbox, { body: { name: crypto.randomUUID() } })
    return { body: { sandboxId: id } }
  }),
  sample(previewRole, () => ({ body: VIEWER })),
  sample(endPreview, async me => {
    await me.call(previewRole, { body: VIEWER })
    return {}
  }),
  sample(endSession, anotherSession),
  sample(endSessions, async me => {
    await anotherSession(me)
    return {}
  }),
  sample(shortenSession, async me => ({ ...(await anotherSession(me)), body: { seconds: 30 } })),
]
