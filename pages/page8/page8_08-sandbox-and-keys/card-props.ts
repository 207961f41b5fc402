import type { Asked } from './dialogs.tsx'
import type { Shelf } from './sandboxes.ts'
import type { SandboxActions } from './use-sandbox-actions.ts'

/** What the card of a sandbox and its list of snapshots take. */
export type CardProps = {
  shelf: Shelf
  isCurrent: boolean
  actions: SandboxActions
  /** Whether the operator may create another sandbox, and another snapshot. */
  hasRoom: { sandbox: boolean; snapshot: boolean }
  onAsk: (asked: Asked) => void
}
