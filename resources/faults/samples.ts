import { atVersion, type Client, sample } from '#shared/sample.ts'
import { clearFaults, createFault, deleteFault, startPreset, updateFault } from './contract.ts'

const SLOW = { method: 'GET', path: '/api/species', fault: { delay: 1 } } as const
const create = (me: Client) => me.call(createFault, { body: SLOW })

export const samples = [
  sample(createFault, () => ({ body: SLOW })),
  sample(updateFault, async me => {
    const fault = await create(me)
    return { params: { faultId: fault.id }, headers: atVersion(fault), body: { fault: { delay: 2 } } }
  }),
  sample(deleteFault, async me => ({ params: { faultId: (await create(me)).id } })),
  sample(clearFaults, async me => {
    await create(me)
    return {}
  }),
  sample(startPreset, async me => {
    await me.call(clearFaults)
    return { params: { preset: 'lift' as const }, body: { paths: ['/api/species'] } }
  }),
]
