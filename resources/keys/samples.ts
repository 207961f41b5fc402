import { atVersion, type Client, sample } from '#shared/sample.ts'
import { createKey, revokeKey, updateKey } from './contract.ts'

const newKey = () => ({ name: crypto.randomUUID(), scope: 'read' as const, origins: [] })
const create = async (me: Client) => (await me.call(createKey, { body: newKey() })).key

export const samples = [
  sample(createKey, () => ({ body: newKey() })),
  sample(updateKey, async me => {
    const key = await create(me)
    return { params: { keyId: key.id }, headers: atVersion(key), body: { name: crypto.randomUUID() } }
  }),
  sample(revokeKey, async me => ({ params: { keyId: (await create(me)).id } })),
]
