import * as z from 'zod/mini'
import type { Connection } from '#server/live/connection.ts'
import type { Background } from '#server/resources.ts'
import { isSession } from '#server/sessions/operator.ts'
import type { ChannelAnswer } from '#shared/platform/live.ts'
import { ANSWER_WITHIN_SECONDS, ASK_ID } from './rules.ts'

/** The message that a console answers, as it was sent (server/live/news.ts). */
const Ask = z.object({ type: z.literal('ask'), id: z.string().check(z.regex(ASK_ID)) })

/** Stores the answers of consoles, and tells those who have asked. */
export const start: Background = ({ db, bus, live, log }) => {
  async function store({ id: connection, operator }: Connection, answer: ChannelAnswer) {
    // The answer to any other message, such as a new line of the login log.
    const received = z.safeParse(Ask, answer.websocketData).data
    if (!received || !isSession(operator)) return
    const now = Date.now()
    const ask = await db
      .selectFrom('console_ask')
      .select(['id', 'account_id'])
      .where('id', '=', received.id)
      .where('session_id', '=', operator.sessionId)
      .where('asked_at', '>', new Date(now - ANSWER_WITHIN_SECONDS * 1_000).toISOString())
      .executeTakeFirst()
    if (!ask) return
    await db
      .insertInto('console_answer')
      .values({ ask_id: ask.id, connection, answered_at: new Date(now).toISOString(), answer: JSON.stringify(answer) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    bus.publish({ topic: 'rows', entity: 'consoles', ids: [ask.id], sandboxId: null, accountId: ask.account_id })
  }

  return live.onAnswer((connection, answer) => {
    store(connection, answer).catch(error => log.error({ error: String(error) }, 'could not store an answer'))
  })
}
