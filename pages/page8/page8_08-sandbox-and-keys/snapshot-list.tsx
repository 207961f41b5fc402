import { useId } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { ActionButton } from './action-button.tsx'
import type { OpenDialog } from './dialogs.tsx'
import { messages } from './messages.ts'
import type { Shelf } from './sandboxes.ts'
import { useNames } from './use-names.ts'
import type { SandboxActions } from './use-sandbox-actions.ts'

/** What the card of a sandbox and its list of snapshots take. */
export type CardProps = {
  shelf: Shelf
  isCurrent: boolean
  actions: SandboxActions
  /** Whether the operator may create another sandbox, and another snapshot. */
  hasRoom: { sandbox: boolean; snapshot: boolean }
  onAsk: (asked: OpenDialog) => void
}

/** The snapshots of a sandbox, each of which can be restored, forked or deleted. */
export function SnapshotList({ shelf: { sandbox, snapshots }, actions, hasRoom, onAsk }: CardProps) {
  const t = useMessages(messages)
  const { nameOf, total, age } = useNames()
  const id = useId()
  if (snapshots.length === 0) return null
  return (
    <div data-above="16">
      <h3 id={id} className={look.subtitle}>
        {t('snapshots')}
      </h3>
      <ul className={look.rows} aria-labelledby={id}>
        {snapshots.map(snapshot => (
          <li key={snapshot.id}>
            <div className={`${look.grid} ${look.shrink}`}>
              <span className={`${look.medium} ${look.breaking}`}>{nameOf(snapshot)}</span>
              <span className={look.note}>
                {snapshot.isShared ? t('deliveredText') : `${t('taken', { age: age(snapshot) })} · ${total(snapshot)}`}
              </span>
            </div>
            <div className={look.row}>
              {!snapshot.isShared && (
                <ActionButton
                  action="restore"
                  name={nameOf(snapshot)}
                  isBusy={actions.busy === snapshot.id}
                  onClick={() => void actions.restore(sandbox, snapshot)}
                />
              )}
              <ActionButton
                action="fork"
                name={nameOf(snapshot)}
                disabled={!hasRoom.sandbox}
                onClick={() => onAsk({ what: 'fork', of: snapshot })}
              />
              {!snapshot.isShared && (
                <ActionButton
                  action="delete"
                  name={nameOf(snapshot)}
                  disabled={actions.busy === snapshot.id}
                  onClick={() => void actions.remove(snapshot)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
