import { readFloorPlan } from '#resources/floor-plans/contract.ts'
import { onPlan } from '#resources/floor-plans/samples.ts'
import { atVersion, type Client, sample } from '#shared/sample.ts'
import { deletePlanVersion, renamePlanVersion, restorePlanVersion, savePlanVersion } from './contract.ts'

/** What saves the seeded plan under a name. */
export async function newVersion(me: Client, name = 'Before the sale') {
  const plan = await me.call(readFloorPlan, { params: { planId: 1 } })
  return { headers: onPlan(plan).headers, body: { planId: plan.id, name } }
}
export const saveVersion = async (me: Client, name?: string) => me.call(savePlanVersion, await newVersion(me, name))

export const onPlanVersion = (version: { id: number; version: number }) => ({
  params: { planVersionId: version.id },
  headers: atVersion(version),
})

export const samples = [
  sample(savePlanVersion, me => newVersion(me)),
  sample(renamePlanVersion, async me => ({ ...onPlanVersion(await saveVersion(me)), body: { name: 'In spring' } })),
  sample(deletePlanVersion, async me => onPlanVersion(await saveVersion(me))),
  sample(restorePlanVersion, async me => {
    const saved = await saveVersion(me)
    await me.call(deletePlanVersion, onPlanVersion(saved))
    return { params: { planVersionId: saved.id } }
  }),
]
