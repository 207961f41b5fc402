import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { keyMessages } from './key-messages.ts'

/** Shows the key itself, only this once. */
export function MadeKeyText({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useMessages(keyMessages)
  return (
    <div className={look.stack} data-gap="12">
      <p role="status">{t('createdText')}</p>
      <TextField
        label={t('key')}
        value={token}
        readOnly
        autoFocus
        spellCheck={false}
        onFocus={event => event.currentTarget.select()}
      />
      <p className={look.message} data-tone="warn">
        {t('createdWarning')}
      </p>
      <div className={look.row}>
        <Button kind="main" icon={IconCopy} onClick={() => copyText(token)}>
          {t('copyKey')}
        </Button>
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </div>
  )
}
