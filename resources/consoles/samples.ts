import { readSession, setLevel } from '#resources/sessions/contract.ts'
import { type Caller, sample } from '#shared/sample.ts'
import { askConsole } from './contract.ts'

export const samples = [
  sample(askConsole, async (me: Caller) => {
    await me.call(setLevel, { body: { code: me.levelCode } })
    return { params: { sessionId: (await me.call(readSession)).id } }
  }),
]
