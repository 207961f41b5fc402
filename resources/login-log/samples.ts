import { readProfile } from '#resources/profile/contract.ts'
import { sample } from '#shared/sample.ts'
import { addLogin } from './contract.ts'

export const samples = [
  sample(addLogin, async me => ({
    body: {
      id: 0 as const,
      user: me.account,
      email: (await me.call(readProfile)).email,
      level: 'normal' as const,
      LoginTime: '2026-11-01 08:30:00',
    },
  })),
]
