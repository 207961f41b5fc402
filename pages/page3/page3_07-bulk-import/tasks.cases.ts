import { createImport, undoImport } from '#resources/imports/contract.ts'
import { updateMember } from '#resources/members/contract.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const newcomers = (count: number) =>
  Array.from({ length: count }, () => ({
    name: { en: 'Lin Shu-guang', zh: '林曙光' },
    email: `${crypto.randomUUID()}@strive.example`,
    teamId: 13,
    job: 'driver' as const,
    joinedOn: '2026-10-01',
  }))
const importMembers = ({ me }: Bench, count: number) =>
  me.call(createImport, { body: { fileName: 'new.csv', rows: newcomers(count) } })
const undo = ({ me }: Bench, { id, version }: { id: number; version: number }) =>
  me.call(undoImport, { params: { importId: id }, headers: match(version) })
const change = ({ me }: Bench, memberId: number) =>
  me.call(updateMember, { params: { memberId }, headers: match(1), body: { job: 'buyer' } })
const tryToUndo = ({ send }: Bench, { id, version }: { id: number; version: number }) =>
  send(`/api/imports/${id}/undo`, { method: 'POST', headers: match(version) })

/** Sends the same rows twice, the first time under a fault. */
async function importTwice({ send }: Bench, fault: string, keys: [string, string]) {
  const body = { fileName: 'new.csv', rows: newcomers(3) }
  const [first, second] = keys
  await send('/api/imports', json('POST', body, { 'idempotency-key': first, 'x-practice-fault': fault }))
  await send('/api/imports', json('POST', body, { 'idempotency-key': second }))
}

export const cases: TaskCases = {
  thousand: {
    solution: async bench => undo(bench, await importMembers(bench, 1000)),
    nearMisses: {
      'fewer are imported': async bench => undo(bench, await importMembers(bench, 999)),
      'another import is undone': async bench => {
        const few = await importMembers(bench, 1)
        await importMembers(bench, 1000)
        await undo(bench, few)
      },
    },
  },
  'in-use': {
    async solution(bench) {
      const batch = await importMembers(bench, 2)
      await change(bench, batch.firstMemberId)
      await tryToUndo(bench, batch)
    },
    nearMisses: {
      'nobody was changed, so it is undone': async bench => tryToUndo(bench, await importMembers(bench, 2)),
      'it is undone before the change': async bench => {
        const [one, other] = [await importMembers(bench, 2), await importMembers(bench, 1)]
        await tryToUndo(bench, one)
        await change(bench, other.firstMemberId)
      },
    },
  },
  once: {
    solution: bench => importTwice(bench, 'lost', ['import', 'import']),
    nearMisses: {
      'another key is sent': bench => importTwice(bench, 'lost', ['import-1', 'import-2']),
      'the first never reached the server': bench => importTwice(bench, 'offline', ['import-0', 'import-0']),
    },
  },
}
