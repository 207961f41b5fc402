import type { Ticket } from '#resources/tickets/contract.ts'
import { assign, columnOf, firstOf, moveTo } from '#resources/tickets/samples.ts'
import { attempt, type Bench, type TaskCases } from '#tests/task-cases.ts'

/** Two open tickets without an assignee. */
async function unassigned({ me }: Bench): Promise<[Ticket, Ticket]> {
  const [one, other] = (await columnOf(me, 'open')).filter(({ assigneeId }) => assigneeId === null)
  if (!one || !other) throw new Error('Two open tickets are unassigned.')
  return [one, other]
}
async function waiting({ me }: Bench): Promise<[Ticket, Ticket, Ticket]> {
  const [first, second, third] = await columnOf(me, 'waiting', 3)
  if (!first || !second || !third) throw new Error('Three tickets are waiting.')
  return [first, second, third]
}

export const cases: TaskCases = {
  refused: {
    async solution({ me }) {
      await attempt(moveTo(me, await firstOf(me, 'open'), 'closed'))
    },
    nearMisses: {
      'it is refused because it has changed': async ({ me }) => {
        const { id } = await firstOf(me, 'open')
        await attempt(moveTo(me, { id, version: 999 }, 'closed'))
      },
      'it is refused for a missing assignee': async bench => {
        const [ticket] = await unassigned(bench)
        await attempt(moveTo(bench.me, ticket, 'in-progress'))
      },
    },
  },
  assigned: {
    async solution(bench) {
      const [ticket] = await unassigned(bench)
      await attempt(moveTo(bench.me, ticket, 'in-progress'))
      await moveTo(bench.me, await assign(bench.me, ticket, 1), 'in-progress')
    },
    nearMisses: {
      'another ticket is assigned and moved': async bench => {
        const [one, other] = await unassigned(bench)
        await attempt(moveTo(bench.me, one, 'in-progress'))
        const moved = await moveTo(bench.me, await assign(bench.me, other, 1), 'in-progress')
        await assign(bench.me, await moveTo(bench.me, moved, 'open'), null)
      },
      'it is assigned before anything is refused': async bench => {
        const [ticket] = await unassigned(bench)
        const moved = await moveTo(bench.me, await assign(bench.me, ticket, 1), 'in-progress')
        await assign(bench.me, await moveTo(bench.me, moved, 'open'), null)
      },
    },
  },
  ranked: {
    async solution(bench) {
      const [first, second] = await waiting(bench)
      const moved = await moveTo(bench.me, first, 'waiting', second.id)
      await moveTo(bench.me, moved, 'waiting')
    },
    nearMisses: {
      'another ticket is moved to the top': async bench => {
        const [first, second, third] = await waiting(bench)
        await moveTo(bench.me, first, 'waiting', second.id)
        await moveTo(bench.me, third, 'waiting')
      },
      'it goes to the top of another column': async bench => {
        const [first, second] = await waiting(bench)
        const moved = await moveTo(bench.me, first, 'waiting', second.id)
        await moveTo(bench.me, moved, 'in-progress')
      },
    },
  },
}
