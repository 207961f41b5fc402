import * as z from 'zod/mini'
import { create } from 'zustand'
import { api } from '#client/api/api.ts'
import { online } from '#client/api/connection.ts'
import { queryClient, staysInOutbox } from '#client/api/query.ts'
import { operatorStore } from '#client/session/operator-store.ts'
import { sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { merge } from '#pages/page8/page8_06-live-channel/room/room-log.ts'
import { changeLog } from '#pages/page8/page8_06-live-channel/room/use-room.ts'
import { postRoomMessage } from '#resources/rooms/contract.ts'
import { Problem } from '#shared/errors.ts'

/**
 * A message that has not been sent yet. Its key makes it safe to send it again if a reply was lost: the server stores it
 * once. `refused`: the code of the problem, or `too-old`, because the server forgets keys after a day.
 */
const Unsent = z.object({
  key: z.string(),
  account: z.string(),
  sandboxId: z.string(),
  roomId: z.number(),
  text: z.string(),
  writtenAt: z.string(),
  refused: z.nullable(z.string()),
})
export type Unsent = z.infer<typeof Unsent>
export type Draft = Pick<Unsent, 'sandboxId' | 'roomId' | 'text'>

const NAME = 'unsent messages'
/** The server keeps its replies for a day. */
const MAX_AGE_MS = 23 * 3_600_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 15_000

type Outbox = {
  /** In the order in which they were written. IndexedDB has a copy. */
  unsent: readonly Unsent[]
  /** The server has refused the first one for now. */
  isPaused: boolean
}
export const useUnsent = create<Outbox>(() => ({ unsent: [], isPaused: false }))

const Kept = z.array(Unsent)
const parse = (kept: unknown): Unsent[] => z.safeParse(Kept, kept).data ?? []

/** Changes the list here and in IndexedDB, where other windows have their messages, too. */
async function change(step: (unsent: readonly Unsent[]) => readonly Unsent[]) {
  useUnsent.setState(({ unsent }) => ({ unsent: step(unsent) }))
  await operatorStore.change(NAME, kept => step(parse(kept)))
}
const forget = (key: string) => change(unsent => unsent.filter(one => one.key !== key))
const refuse = (key: string, refused: string) =>
  change(unsent => unsent.map(one => (one.key === key ? { ...one, refused } : one)))

/** Reads what earlier visits could not send, and sends it. */
export async function resumeOutbox(): Promise<void> {
  const kept = parse(await operatorStore.read(NAME))
  useUnsent.setState(({ unsent }) => {
    const known = new Set(unsent.map(({ key }) => key))
    return { unsent: [...kept.filter(({ key }) => !known.has(key)), ...unsent] }
  })
  await sendAll()
}

export async function writeMessage(draft: Draft): Promise<void> {
  const made = { key: crypto.randomUUID(), account: useGlobal.getState().user, writtenAt: new Date().toISOString() }
  await change(unsent => [...unsent, { ...draft, ...made, refused: null }])
  await sendAll()
}

/** Takes back a message that has not been sent. */
export const discard = forget

/** Sends a refused message again, as a new one. */
export async function sendAgain({ key, sandboxId, roomId, text }: Unsent): Promise<void> {
  await forget(key)
  await writeMessage({ sandboxId, roomId, text })
}

/** The first message that may be sent in the operator's current sandbox. */
function nextUnsent(): Unsent | undefined {
  const { user, isLogin } = useGlobal.getState()
  const sandboxId = queryClient.getQueryData(sessionQuery.queryKey)?.sandbox.id
  return useUnsent
    .getState()
    .unsent.find(one => isLogin && one.account === user && one.sandboxId === sandboxId && one.refused === null)
}

let isSending = false

/** Sends one message at a time, so that they arrive in the order in which they were written. */
async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    await sendInTurn()
  } finally {
    isSending = false
  }
}

async function sendInTurn() {
  let pauseMs = FIRST_PAUSE_MS
  for (let next = nextUnsent(); next; next = nextUnsent()) {
    await online()
    // It was taken back meanwhile, or somebody else has signed in.
    if (nextUnsent()?.key !== next.key) continue
    const waitMs = await send(next, pauseMs)
    useUnsent.setState({ isPaused: waitMs > 0 })
    if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs))
    pauseMs = waitMs > 0 ? Math.min(pauseMs * 2, MAX_PAUSE_MS) : FIRST_PAUSE_MS
  }
}

/** Sends a message. Returns how long to wait before it can be sent again; 0 if it needs not. */
async function send({ key, sandboxId, roomId, text, writtenAt }: Unsent, pauseMs: number): Promise<number> {
  const kept = await operatorStore.read(NAME)
  // Another window has sent it or taken it back. Without IndexedDB, nothing is kept at all.
  if (kept !== undefined && !parse(kept).some(one => one.key === key)) await forget(key)
  else if (Date.now() - Date.parse(writtenAt) > MAX_AGE_MS) await refuse(key, 'too-old')
  else
    try {
      const headers = { 'idempotency-key': key }
      const message = await api.call(postRoomMessage, { params: { roomId }, headers, body: { text } })
      changeLog(queryClient, { sandboxId, roomId }, log => merge(log, [message]))
      await forget(key)
    } catch (error) {
      if (!(error instanceof Problem)) return pauseMs
      if (staysInOutbox(error)) return waitOf(error) ?? pauseMs
      await refuse(key, error.code)
    }
  return 0
}

/** How long the server says to wait. */
function waitOf({ body }: Problem): number | null {
  const { retryAfterSeconds } = body
  return retryAfterSeconds === undefined ? null : retryAfterSeconds * 1_000
}
