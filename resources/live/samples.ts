import { setLevel } from '#resources/sessions/contract.ts'
import { sample } from '#shared/sample.ts'
import { createChannelTicket, createLiveTicket } from './contract.ts'

export const samples = [
  sample(createLiveTicket, () => ({})),
  sample(createChannelTicket, async me => {
    await me.call(setLevel, { body: { code: me.levelCode } })
    return {}
  }),
]
