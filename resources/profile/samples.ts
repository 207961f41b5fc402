import { atVersion, sample } from '#shared/sample.ts'
import { changePassword, readProfile, updateProfile } from './contract.ts'

export const samples = [
  sample(updateProfile, async me => ({ headers: atVersion(await me.call(readProfile)), body: { name: 'Ada' } })),
  sample(changePassword, ({ password }) => ({ body: { current: password, next: 'correct horse' } })),
]
