import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { ChannelAnswer } from '#shared/platform/live.ts'
import { RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'
import { ASK_ID, MAX_LISTED } from './rules.ts'

export const title = { en: 'Consoles', zh: '主控台' }
export const description = 'The consoles that are connected to the real-time channel, and what they are asked for.'

/** The windows of one session that are connected to the real-time channel. */
export const ConnectedConsole = z.object({
  sessionId: z.int(),
  account: z.string(),
  /** Whether it is the session of the request. */
  isCurrent: z.boolean(),
  windowCount: z.int(),
  /** When the first of these windows connected. */
  since: z.iso.datetime(),
})
export type ConnectedConsole = z.infer<typeof ConnectedConsole>

export const ConsoleAsk = schemaOf(fields)

const ListedAsk = z.extend(ConsoleAsk, { answerCount: z.int() })

export const ConsoleAnswer = z.object({
  /** The live connection that answered: one window. */
  connection: z.string(),
  answeredAt: z.iso.datetime(),
  answer: ChannelAnswer,
})
export type ConsoleAnswer = z.infer<typeof ConsoleAnswer>

const _params = z.object({ sessionId: RowId })

export const listConsoles = endpoint('GET /api/consoles', {
  summary: { en: 'List the consoles that are connected to the real-time channel', zh: '列出已連上即時頻道的主控台' },
  needs: 'channel:use',
  replies: { 200: z.object({ rows: z.array(ConnectedConsole) }) },
})

export const askConsole = endpoint('POST /api/consoles/:sessionId/asks', {
  summary: {
    en: 'Ask the consoles of a session for their state (S-WS-1)',
    zh: '查詢某個工作階段的主控台狀態（S-WS-1）',
  },
  needs: 'channel:use',
  replies: { 201: ConsoleAsk },
})

export const listConsoleAsks = endpoint('GET /api/consoles/:sessionId/asks', {
  summary: {
    en: `List what you have asked the consoles of a session, newest first, at most ${MAX_LISTED}`,
    zh: `列出自己對某個工作階段的查詢，新的在前，最多 ${MAX_LISTED} 筆`,
  },
  needs: 'channel:use',
  replies: { 200: z.object({ rows: z.array(ListedAsk) }) },
})

export const readConsoleAsk = endpoint('GET /api/consoles/asks/:askId', {
  summary: { en: 'Get an ask with the answers so far', zh: '讀取一次查詢與目前的回覆' },
  needs: 'channel:use',
  params: z.object({ askId: z.string().check(z.regex(ASK_ID)) }),
  replies: { 200: z.extend(ConsoleAsk, { answers: z.array(ConsoleAnswer) }) },
  isUntagged: true,
})
