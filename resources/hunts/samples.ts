import { type Client, sample } from '#shared/sample.ts'
import { endHunt, listHunts, reportBug, startHunt, takeHint } from './contract.ts'

/** The hunt that goes on in this sandbox, or a new one. */
async function huntOf(me: Client) {
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
