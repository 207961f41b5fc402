import { useRef } from 'react'
import { useConnection } from '#client/api/connection.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useSession } from '#client/session/use-session.ts'
import { toast } from '#client/toast/toast.ts'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import { change, useDevice } from './outbox/device.ts'
import { addEntry, type Entry, fieldsOf, type Kept, shownVisit, takeBack } from './outbox/entry.ts'
import { changeOutbox, hold, useSending } from './outbox/send.ts'
import { OutboxEntry } from './outbox-entry.tsx'

/** What the server has not confirmed yet. */
export function OutboxCard() {
  const t = useMessages(messages)
  const { kept, isOn } = useDevice()
  const isConnected = useConnection(({ state }) => state === 'connected')
  const isHeld = useSending(sending => sending.isHeld)
  const status = useRef<HTMLParagraphElement>(null)
  const count = kept?.outbox.length ?? 0
  return (
    <Card title={t('outbox')}>
      <p className={look.intro}>{t('outboxText')}</p>
      <div className={look.stack}>
        <Checkbox label={t('hold')} help={t('holdHelp')} isChecked={isHeld} onChange={hold} />
        <p ref={status} tabIndex={-1} className={look.dim} role="status">
          {kept && (count === 0 ? t('allSent') : t(isConnected ? 'waiting' : 'waitingOffline', { count }))}
        </p>
        {count > 0 && !isOn && (isHeld || !isConnected) && <p className={look.note}>{t('tabOnly')}</p>}
        {kept && <OfOtherSandbox kept={kept} />}
        {kept && count > 0 && <Entries kept={kept} onHandled={() => status.current?.focus()} />}
      </div>
    </Card>
  )
}

/** Entries are only sent in the sandbox that they were made in. */
function OfOtherSandbox({ kept: { sandbox, outbox } }: { kept: Kept }) {
  const t = useMessages(messages)
  const current = useSession()?.sandbox.id
  if (current === undefined || current === sandbox.id || outbox.length === 0) return null
  return (
    <p className={look.message} data-tone="warn">
      {t('otherSandbox', { count: outbox.length, sandbox: sandbox.name })}
    </p>
  )
}

type EntriesProps = {
  kept: Kept
  /** Moves the focus, because the button that was pressed is gone. */
  onHandled: () => void
}

function Entries({ kept: { sandbox, outbox, visits }, onHandled }: EntriesProps) {
  const t = useMessages(messages)

  async function handleTakeBack(entry: Entry) {
    await changeOutbox(known => takeBack(known, entry.key))
    onHandled()
    async function handleUndo() {
      if (!(await editAgain(entry, sandbox.id)))
        toast.warning(t('undoElsewhere', { sandbox: sandbox.name }), { cause: 'take-back' })
    }
    const action = { label: t('undo'), onClick: () => void handleUndo() }
    toast.success(t('takenBack'), { cause: 'take-back', action })
  }

  return (
    <ul className={look.rows} aria-label={t('outbox')}>
      {outbox.map((entry, index) => (
        <OutboxEntry
          key={entry.key}
          entry={entry}
          visit={visits.find(({ id }) => id === entry.visitId)}
          isBehind={outbox.findIndex(({ visitId }) => visitId === entry.visitId) < index}
          onTakeBack={() => void handleTakeBack(entry)}
          onHandled={onHandled}
        />
      ))}
    </ul>
  )
}

/** Undoes taking back: the same edit, after everything that waits by now. False if the outbox is of another sandbox. */
async function editAgain({ visitId, changes }: Entry, sandboxId: string): Promise<boolean> {
  const stamp = { key: crypto.randomUUID(), madeAt: new Date().toISOString() }
  let isThere = false
  await change(kept => {
    isThere = kept.sandbox.id === sandboxId
    const visit = kept.visits.find(({ id }) => id === visitId)
    if (!visit || !isThere) return kept
    const shown = shownVisit(visit, kept.outbox)
    return { ...kept, outbox: addEntry(kept.outbox, shown, { ...fieldsOf(shown), ...changes }, stamp) }
  })
  return isThere
}
