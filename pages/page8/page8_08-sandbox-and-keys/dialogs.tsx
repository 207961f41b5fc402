import { useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { confirmSession } from '#client/session/session.ts'
import { NameDialog } from '#client/ui/dialog/name-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { forkSandbox, renameSandbox, type Sandbox, takeSnapshot } from '#resources/sandboxes/contract.ts'
import { messages } from './messages.ts'
import { shelvesOf } from './sandboxes.ts'
import { useNames } from './use-names.ts'

export type OpenDialog = { what: 'fork' | 'snapshot' | 'rename'; of: Sandbox }
/** What the three dialogs have in common. */
const NAME = { schema: renameSandbox.body, words: messages }

type Props = { of: Sandbox; onClose: () => void }

export function AskedDialog({ asked, rows, onClose }: { asked: OpenDialog; rows: Sandbox[]; onClose: () => void }) {
  const { what, of } = asked
  if (what === 'fork') return <ForkDialog of={of} rows={rows} onClose={onClose} />
  if (what === 'snapshot') return <SnapshotDialog of={of} onClose={onClose} />
  return <RenameDialog of={of} onClose={onClose} />
}

function ForkDialog({ of, rows, onClose }: Props & { rows: Sandbox[] }) {
  const t = useMessages(messages)
  const { nameOf } = useNames()
  const forking = useAction(forkSandbox)
  const [from, setFrom] = useState(of.id)
  const options = shelvesOf(rows).flatMap(({ sandbox, snapshots }) => [
    { value: sandbox.id, label: nameOf(sandbox) },
    ...snapshots.map(snapshot => ({
      value: snapshot.id,
      label: t('snapshotOption', { sandbox: nameOf(sandbox), snapshot: nameOf(snapshot) }),
    })),
  ])
  return (
    <NameDialog
      {...NAME}
      title={t('forkTitle')}
      intro={t('forkText')}
      name=""
      submitLabel={t('create')}
      send={name => forking.send({ body: { name, from } })}
      onClose={onClose}
    >
      <SelectField
        label={t('from')}
        value={from}
        options={options}
        onChange={event => setFrom(event.currentTarget.value)}
      />
    </NameDialog>
  )
}

function SnapshotDialog({ of, onClose }: Props) {
  const t = useMessages(messages)
  const taking = useAction(takeSnapshot)
  const title = t('snapshotTitle', { name: of.name })
  return (
    <NameDialog
      {...NAME}
      title={title}
      intro={t('snapshotText')}
      name=""
      submitLabel={t('create')}
      send={name => taking.send({ params: { sandboxId: of.id }, body: { name } })}
      onClose={onClose}
    />
  )
}

function RenameDialog({ of, onClose }: Props) {
  const t = useMessages(messages)
  // The session contains the name of its sandbox, so it is refetched.
  const renaming = useAction(renameSandbox, { onDone: () => void confirmSession() })
  const send = (name: string) => renaming.send({ params: { sandboxId: of.id }, body: { name } })
  const title = t('renameTitle', { name: of.name })
  return <NameDialog {...NAME} title={title} name={of.name} submitLabel={t('save')} send={send} onClose={onClose} />
}
