import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import styles from './replay-page.module.css'

type Props = {
  entry: TrafficDetail
  workplaces: readonly Sandbox[]
  ownId: string
  isSending: boolean
  onSend: (sandboxId: string) => void
}

/** Chooses where to send it: by default to the sandbox of the first time. */
export function ReplayForm({ entry, workplaces, ownId, isSending, onSend }: Props) {
  const t = useMessages(messages)
  const isThere = workplaces.some(({ id }) => id === entry.sandboxId)
  const [sandboxId, setSandboxId] = useState(isThere ? entry.sandboxId : ownId)
  return (
    <div className={`${look.firstGrows} ${look.row} ${look.top} ${styles.form}`} data-above="16" data-gap="12">
      <SelectField
        label={t('where')}
        help={isThere ? (sandboxId === ownId ? undefined : t('otherSandboxNote')) : t('gone')}
        value={sandboxId}
        onChange={event => setSandboxId(event.currentTarget.value)}
        options={workplaces.map(({ id, name }) => ({
          value: id,
          label: id === entry.sandboxId ? t('sameSandbox', { name }) : name,
        }))}
      />
      <Button kind="main" isBusy={isSending} onClick={() => onSend(sandboxId)}>
        {t('sendAgain')}
      </Button>
    </div>
  )
}
