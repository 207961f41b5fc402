import type { Upload } from '#resources/uploads/contract.ts'
import type { News } from './send-file.ts'

/** Files that were chosen together. One toast says how many of them have arrived. */
export type Batch = { key: string; all: number; arrived: number; there: number }

/** A file that this window is sending, or has started to send. */
export type Transfer = {
  key: string
  file: File
  batch: Batch
  /** The upload that the file was chosen to resume. */
  expected: Upload | null
  /** The upload as announced to the server; null before. */
  upload: Upload | null
  sent: number
  /** Bytes per second; null: not known yet. */
  rate: number | null
  state:
    | { is: 'asking' | 'hashing' | 'sending' | 'finishing' | 'offline' | 'paused' }
    | { is: 'waiting' | 'failed'; error: unknown }
}

export type Change =
  | { is: 'added'; transfer: Transfer }
  | { is: 'news'; key: string; news: News; rate: number | null }
  | { is: 'paused'; key: string }
  | { is: 'failed'; key: string; error: unknown; isForgotten: boolean }
  | { is: 'gone'; key: string }

export function reduceTransfers(transfers: readonly Transfer[], change: Change): readonly Transfer[] {
  if (change.is === 'added') return [...transfers, change.transfer]
  if (change.is === 'gone') return transfers.filter(({ key }) => key !== change.key)
  return transfers.map(transfer => (transfer.key === change.key ? { ...transfer, ...patchOf(change) } : transfer))
}

function patchOf(change: Exclude<Change, { is: 'added' | 'gone' }>): Partial<Transfer> {
  if (change.is === 'paused') return { rate: null, state: { is: 'paused' } }
  if (change.is === 'failed') {
    const state = { is: 'failed', error: change.error } as const
    return { rate: null, state, ...(change.isForgotten && { upload: null, sent: 0 }) }
  }
  const { news, rate } = change
  if (news.is === 'waiting') return { state: { is: 'waiting', error: news.error } }
  if (news.is === 'sending') return { sent: news.sent, upload: news.upload, rate, state: { is: 'sending' } }
  return { state: { is: news.is } }
}

/** A file that has failed before the server took anything of it, or whose bytes the server has discarded. */
type Refused = Transfer & { state: { is: 'failed' } }
export const isRefused = (transfer: Transfer): transfer is Refused =>
  transfer.state.is === 'failed' && transfer.upload === null

export const isRunning = ({ state }: Transfer): boolean => state.is !== 'paused' && state.is !== 'failed'
