import { create } from 'zustand'
import { onSessionEnd } from '#client/session/session.ts'
import type { HistoryEntry } from '#pages/page8/page8_01-api-practice/history/history.ts'
import type { Race } from '#pages/page8/page8_01-api-practice/reply/race.ts'
import type { Reply } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import type { Values } from './values.ts'

export type AnsweredCall = { state: 'answered'; reply: Reply; isKept: boolean; race?: Race }
export type Call =
  | { state: 'sending'; since: number; received: number; abort: () => void }
  | AnsweredCall
  | { state: 'unanswered'; why: 'aborted' | 'unreachable' }

/**
 * The working state while the console is open: for each endpoint its values, including secrets, and its last call; for
 * each path the version that was read last. It ends with the session.
 */
type Desk = {
  drafts: Record<string, Values>
  calls: Record<string, Call>
  etags: Record<string, string>
  history: HistoryEntry[] | null
}
const EMPTY: Desk = { drafts: {}, calls: {}, etags: {}, history: null }
export const useDesk = create<Desk>(() => EMPTY)

export const setDraft = (id: string, values: Values): void =>
  useDesk.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: values } }))

export const setCall = (id: string, call: Call): void =>
  useDesk.setState(({ calls }) => ({ calls: { ...calls, [id]: call } }))

onSessionEnd(() => {
  for (const call of Object.values(useDesk.getState().calls)) if (call.state === 'sending') call.abort()
  useDesk.setState(EMPTY)
})
