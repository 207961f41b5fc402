import { listRoles } from '#resources/roles/contract.ts'
import { atVersion, type Client, sample } from '#shared/sample.ts'
import {
  clearFaults,
  createFault,
  deleteFault,
  listHeld,
  releaseHeld,
  startPreset,
  stepHeld,
  updateFault,
} from './contract.ts'

const SLOW = { method: 'GET', path: listRoles.path, fault: { delay: 1 } } as const
const create = (me: Client) => me.call(createFault, { body: SLOW })

/** Sends a request that is held, and returns its id. */
async function hold(me: Client): Promise<string> {
  await me.call(clearFaults)
  await me.call(createFault, { body: { method: 'GET', path: listRoles.path, fault: { hold: true, first: 1 } } })
  // Its response comes when it is released, or not at all.
  void me.call(listRoles).catch(() => undefined)
  for (;;) {
    const [one] = (await me.call(listHeld)).held
    if (one) return one.id
  }
}

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
    return { params: { preset: 'lift' as const }, body: { paths: [listRoles.path] } }
  }),
  sample(stepHeld, async me => ({ params: { heldId: await hold(me) }, body: { action: 'release' as const } })),
  sample(releaseHeld, async me => {
    await hold(me)
    return {}
  }),
]
