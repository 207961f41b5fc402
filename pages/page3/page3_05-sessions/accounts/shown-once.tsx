import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { accountMessages } from './messages.ts'
import { type Secret, useSecrets } from './secrets.ts'

/** Each is shown only once, so a second one waits for the first. */
export function ShownOnce() {
  const [secret] = useSecrets(({ secrets }) => secrets)
  const dismiss = () => useSecrets.setState(({ secrets }) => ({ secrets: secrets.slice(1) }))
  return secret && <SecretDialog key={secret.value} {...secret} onClose={dismiss} />
}

function SecretDialog({ title, text, label, value, onClose }: Secret & { onClose: () => void }) {
  const t = useMessages(accountMessages)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button label={t('done')} onClick={onClose} />
          <Button kind="main" icon={IconCopy} label={t('copy')} onClick={() => void copyText(value)} />
        </>
      }
    >
      <p role="status" className={look.intro}>
        {text}
      </p>
      <TextField
        label={label}
        help={t('shownOnce')}
        value={value}
        readOnly
        autoFocus
        spellCheck={false}
        onFocus={event => event.currentTarget.select()}
      />
    </Dialog>
  )
}
