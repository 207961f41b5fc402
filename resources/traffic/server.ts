import { removeTraffic } from '#practice/server/traffic/store.ts'
import { countUpToCap, readPage } from '#server/database/keyset.ts'
import { serve } from '#server/http/serve.ts'
import { enterSandbox } from '#server/locks/lock.ts'
import { requireVisible } from '#server/sandboxes/visible.ts'
import { createSession } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import { clearTraffic, listTraffic, openReplaySession, readTraffic } from './contract.ts'
import { detailOf, entryOf, findTraffic, LISTED, selectTraffic } from './select.ts'

const REPLAY_MS = 30_000

export const endpoints = [
  serve(listTraffic, async ({ db, traffic, operator: { accountId }, query: { limit, cursor, ...filter } }) => {
    await traffic.settled()
    const found = selectTraffic(db, accountId, filter)
    const { rows, next } = await readPage(found.select(LISTED), { columns: ['id'], isDescending: true, limit, cursor })
    // The first page was the last one, so its rows are the count.
    const isAll = cursor === undefined && next === null
    const count = isAll ? { value: rows.length, isCapped: false } : await countUpToCap(db, found.select('id'))
    return { status: 200, body: { rows: rows.map(entryOf), next, count } }
  }),

  serve(readTraffic, async ({ db, traffic, operator: { accountId }, params: { requestId } }) => {
    await traffic.settled()
    const row = await findTraffic(db, accountId, requestId)
    if (!row) throw refuse('not-found')
    return { status: 200, body: detailOf(row) }
  }),

  serve(clearTraffic, async ({ unaudited, traffic, operator: { accountId } }) => {
    await traffic.settled()
    await removeTraffic(unaudited, accountId)
    return { status: 204, body: undefined }
  }),

  // A replay has its own session: switching the operator's session would affect all open windows.
  serve(openReplaySession, async ({ writeOwn, operator, body, address, agent }) => {
    const { token, expiresAt } = await writeOwn(async ({ trx }) => {
      const { id, snapshot_of } = await requireVisible(trx, operator, body.sandboxId)
      if (snapshot_of !== null) throw refuse('not-found')
      // The lock keeps the sandbox from being deleted meanwhile.
      await enterSandbox(trx, id)
      // A replay in the same sandbox keeps the previewed role.
      const previewRoleId = id === operator.sandboxId ? operator.previewRoleId : null
      const place = { level: operator.level, sandboxId: id, previewRoleId, lifetimeMs: REPLAY_MS }
      return createSession(trx, operator.accountId, { address, agent }, place)
    })
    return { status: 201, body: { token, expiresAt } }
  }),
]
