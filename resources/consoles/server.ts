import type { Present } from '#server/bus/bus.ts'
import type { Reader } from '#server/database/open.ts'
import { readOne } from '#server/endpoints/list.ts'
import { serve } from '#server/http/serve.ts'
import { findSession } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import { itemAt } from '#shared/objects.ts'
import { isPermitted } from '#shared/permissions.ts'
import { askConsole, type ConnectedConsole, listConsoleAsks, listConsoles, readConsoleAsk } from './contract.ts'
import { askOf, consoleAsks } from './entity.ts'
import { MAX_LISTED } from './rules.ts'

function consoleOf(windows: readonly Present[], ownId: number): ConnectedConsole {
  const { sessionId, account } = itemAt(windows, 0)
  const since = windows.map(one => one.since).reduce((least, one) => (one < least ? one : least))
  return { sessionId, account, isCurrent: sessionId === ownId, windowCount: windows.length, since }
}

export const endpoints = [
  serve(listConsoles, async ({ live, operator }) => {
    const bySession = [...Map.groupBy(live.consoles(), ({ sessionId }) => sessionId).values()]
    const rows = bySession.map(group => consoleOf(group, operator.sessionId))
    return { status: 200, body: { rows: rows.sort((a, b) => a.sessionId - b.sessionId) } }
  }),

  serve(askConsole, async ({ db, writeOwn, bus, operator, params: { sessionId } }) => {
    // A session that is not connected just doesn't answer, but one that can't be is not found.
    const asked = await findSession(db, sessionId)
    if (!asked || !isPermitted(asked.permissions, 'channel:use')) throw refuse('not-found')
    const ask = await writeOwn(({ create }) => create(consoleAsks, { sessionId, askedAt: new Date().toISOString() }))
    bus.publish({ topic: 'ask', sessionId, id: ask.id, by: operator.account })
    return { status: 201, body: ask }
  }),

  serve(listConsoleAsks, async ({ db, rows, params: { sessionId } }) => {
    const asks = await rows(consoleAsks)
      .where('session_id', '=', sessionId)
      .orderBy('asked_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute()
    const ids = asks.map(({ id }) => id)
    const counts = ids.length === 0 ? [] : await countAnswers(db, ids)
    const countOf = (id: string) => Number(counts.find(({ ask_id }) => ask_id === id)?.count ?? 0)
    return { status: 200, body: { rows: asks.map(row => ({ ...askOf(row), answerCount: countOf(row.id) })) } }
  }),

  serve(readConsoleAsk, async ({ db, rows, params: { askId } }) => {
    const ask = askOf(await readOne(rows(consoleAsks), askId))
    const answers = await db
      .selectFrom('console_answer')
      .selectAll()
      .where('ask_id', '=', askId)
      .orderBy('answered_at')
      .orderBy('connection')
      .execute()
    const answersOf = answers.map(row => ({
      connection: row.connection,
      answeredAt: row.answered_at,
      answer: JSON.parse(row.answer),
    }))
    return { status: 200, body: { ...ask, answers: answersOf } }
  }),
]

const countAnswers = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('console_answer')
    .select(({ fn }) => ['ask_id', fn.countAll<number | string>().as('count')])
    .where('ask_id', 'in', ids)
    .groupBy('ask_id')
    .execute()
