import { atVersion, type Client, sample } from '#shared/sample.ts'
import { listVisits, updateVisit, type Visit, type VisitFields } from './contract.ts'

/** The first visit of the day. */
export async function firstVisit(me: Client): Promise<Visit> {
  const [visit] = (await me.call(listVisits, { query: { limit: 1 } })).rows
  if (!visit) throw new Error('Every sandbox has repair visits.')
  return visit
}

export const onVisit = (visit: Pick<Visit, 'id' | 'version'>) => ({
  params: { visitId: visit.id },
  headers: atVersion(visit),
})

export const report = (me: Client, visit: Pick<Visit, 'id' | 'version'>, body: Partial<VisitFields>) =>
  me.call(updateVisit, { ...onVisit(visit), body })

export const samples = [
  sample(updateVisit, async me => {
    const visit = await firstVisit(me)
    return { ...onVisit(visit), body: { minutes: visit.minutes === 45 ? 50 : 45 } }
  }),
]
