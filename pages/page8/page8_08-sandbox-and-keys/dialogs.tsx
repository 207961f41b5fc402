import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { forkSandbox, renameSandbox, type Sandbox, takeSnapshot } from '#resources/sandboxes/contract.ts'
import { messages } from './messages.ts'
import { NameDialog } from './name-dialog.tsx'
import { shelvesOf } from './sandboxes.ts'
import { useNames } from './use-names.ts'
import { readAgain } from './use-sandbox-actions.ts'

/** What is being asked for. */
export type Asked = { what: 'fork' | 'snapshot' | 'rename'; of: Sandbox }
type Props = { of: Sandbox; onClose: () => void }

export function AskedDialog({ asked, rows, onClose }: { asked: Asked; rows: Sandbox[]; onClose: () => void }) {
  const { what, of } = asked
  if (what === 'fork') return <ForkDialog of={of} rows={rows} onClose={onClose} />
  if (what === 'snapshot') return <SnapshotDialog of={of} onClose={onClose} />
  return <RenameDialog of={of} onClose={onClose} />
}

function ForkDialog({ of, rows, onClose }: Props & { rows: Sandbox[] }) {
  const t = useMessages(messages)
  const { nameOf } = useNames()
  const [from, setFrom] = useState(of.id)
  const options = shelvesOf(rows).flatMap(({ sandbox, snapshots }) => [
    { value: sandbox.id, label: nameOf(sandbox) },
    ...snapshots.map(snapshot => ({
      value: snapshot.id,
      label: t('snapshotOption', { sandbox: nameOf(sandbox), snapshot: nameOf(snapshot) }),
    })),
  ])
  async function send(name: string) {
    await api.call(forkSandbox, { body: { name, from } })
    await readAgain()
  }
  return (
    <NameDialog
      title={t('forkTitle')}
      text={t('forkText')}
      name=""
      submitLabel={t('create')}
      send={send}
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
  async function send(name: string) {
    await api.call(takeSnapshot, { params: { sandboxId: of.id }, body: { name } })
    await readAgain()
  }
  const title = t('snapshotTitle', { name: of.name })
  return (
    <NameDialog
      title={title}
      text={t('snapshotText')}
      name=""
      submitLabel={t('create')}
      send={send}
      onClose={onClose}
    />
  )
}

function RenameDialog({ of, onClose }: Props) {
  const t = useMessages(messages)
  async function send(name: string) {
    await api.call(renameSandbox, { params: { sandboxId: of.id }, body: { name } })
    await readAgain()
  }
  const title = t('renameTitle', { name: of.name })
  return <NameDialog title={title} name={of.name} submitLabel={t('save')} send={send} onClose={onClose} />
}
