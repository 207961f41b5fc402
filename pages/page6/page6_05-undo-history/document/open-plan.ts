import { onSessionEnd } from '#client/session/session.ts'
import { nameOf, readKept } from './kept-plan.ts'
import { createDocument, type PlanDocument } from './plan-document.ts'
import { readWhole } from './read-plan.ts'

/** The plans that were opened in this window. They go on sending when the operator has left the page. */
const documents = new Map<string, PlanDocument>()
onSessionEnd(() => documents.clear())

/** Opens a plan. One that is open already only catches up. */
export async function openPlan(planId: number): Promise<PlanDocument> {
  const name = await nameOf(planId)
  const known = documents.get(name)
  if (known) {
    await known.catchUp()
    return known
  }
  const opened = createDocument(name, await readWhole(planId, await readKept(name)))
  documents.set(name, opened)
  opened.resume()
  return opened
}
