import { sql } from 'kysely'
import { columnContains } from '#server/database/text/text.ts'
import { defineList, serveList, serveRead, serveUpdate } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { countAttempt, type ThrottlePolicy } from '#server/sessions/throttle.ts'
import { listErrorGroups, listErrorReports, readErrorGroup, reportError, updateErrorGroup } from './contract.ts'
import { errorGroups, errorReports, groupOf } from './entity.ts'
import { cleaned, redact } from './rules.ts'
import { readFrames } from './stack.ts'
import { storeReport } from './store.ts'

/** An account can send 30 reports in a row. After that it has to wait, until it has been silent for 30 seconds. */
const REPORT_POLICY: ThrottlePolicy = { free: 30, firstWaitMs: 5_000, longestWaitMs: 30_000, forgetAfterMs: 30_000 }

const AGENT_LENGTH = 200

const groups = defineList(errorGroups, listErrorGroups, {
  filters: {
    search: (rows, text) =>
      rows.where(
        sql<boolean>`(${columnContains('message', text)} or ${columnContains('name', text)} or ${columnContains('location', text)})`,
      ),
    state: (rows, state) =>
      state === 'resolved'
        ? rows.where('resolved_at', 'is not', null)
        : rows.where('resolved_at', 'is', null).where('regressed_at', state === 'open' ? 'is' : 'is not', null),
    kind: (rows, kind) => rows.where('kind', '=', kind),
    assigneeId: (rows, id) => rows.where('assignee_id', '=', id),
  },
  sorts: { lastSeenAt: 'last_seen_at', firstSeenAt: 'first_seen_at', count: 'count' },
})

const reports = defineList(errorReports, listErrorReports, {
  filters: { groupId: (rows, id) => rows.where('group_id', '=', id) },
  sorts: { at: 'at' },
})

export const endpoints = [
  serve(reportError, async ({ unaudited, operator, agent, sourceMaps, bus, body: { stack, ...sent } }) => {
    await countAttempt(unaudited, `errors:${operator.accountId}`, REPORT_POLICY)
    const content = { ...cleaned(sent), frames: await readFrames(redact(stack), sourceMaps) }
    const source = { operator, agent: redact(agent).slice(0, AGENT_LENGTH) }
    const { id, group } = await storeReport(unaudited, content, source)
    const { sandboxId, accountId } = operator
    bus.publish({ topic: 'rows', entity: errorGroups.name, ids: [group.id], sandboxId, accountId })
    return { status: 201, body: { id, groupId: group.id, state: groupOf(group).state, count: group.count } }
  }),
  serveList(reports),
  serveList(groups),
  serveRead(errorGroups, readErrorGroup),
  serveUpdate(errorGroups, updateErrorGroup),
]
