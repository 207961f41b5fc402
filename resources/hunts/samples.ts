import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { readSession, switchSandbox } from '#resources/sessions/contract.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { type Client, sample } from '#shared/sample.ts'
import { endHunt, listHunts, reportBug, startHunt, takeHint } from './contract.ts'

/** The hunt that goes on in this sandbox, or a new one. Nobody hunts in main. */
async function huntOf(me: Client) {
  const { sandbox } = await me.call(readSession)
  if (sandbox.id === MAIN) {
    const { id } = await me.call(forkSandbox, { body: { name: 'Hunting ground' } })
    await me.call(switchSandbox, { body: { sandboxId: id } })
  }
  const { rows } = await me.call(listHunts)
  return rows.find(({ endedAt }) => endedAt === null) ?? me.call(startHunt, { body: { bugs: 12, seed: 1 } })
}
const params = async (me: Client) => ({ huntId: (await huntOf(me)).id })

export const samples = [
  sample(startHunt, async me => {
    await me.call(endHunt, { params: await params(me) })
    return { body: { bugs: 3 } }
  }),
  sample(reportBug, async me => ({
    params: await params(me),
    body: {
      requestIds: ['any'],
      at: { requestId: 'any', place: 'status' },
      expected: 'As the contract says',
      seen: 'Something else',
    },
  })),
  sample(takeHint, async me => ({ params: await params(me) })),
  sample(endHunt, async me => ({ params: await params(me) })),
]
