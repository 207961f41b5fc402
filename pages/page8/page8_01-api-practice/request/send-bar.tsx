import { Button } from '@mantine/core'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatBytes } from '#client/http/sizes.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useAriaKeys, useKeyText } from '#client/shortcuts/shortcuts.ts'
import { MOUNT_PATH } from '#client/start/mount.ts'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import type { Call } from './desk.ts'
import styles from './request-view.module.css'
import { SendOptions } from './send-options.tsx'
import { writeValues } from './share.ts'
import { blankValues, type Values } from './values.ts'

type Props = {
  operation: Operation
  values: Values
  call: Call | undefined
  /** How many issues the operator must confirm before sending. */
  issueCount: number
  onChange: (patch: Partial<Values>) => void
  onReset: (values: Values) => void
  onSave: () => void
}

export function SendBar({ operation, values, call, issueCount, onChange, onReset, onSave }: Props) {
  const t = useMessages(messages)
  const keys = useKeyText()
  const ariaKeys = useAriaKeys('send')
  const language = useLanguage()
  const paths = usePaths()
  const { search } = useLocation()
  const [before, setBefore] = useState<Values | null>(null)
  // After typing into the blank form, restoring the old values would discard the new ones.
  const canUndo = before !== null && JSON.stringify(values) === JSON.stringify(blankValues(operation))
  const isSending = call?.state === 'sending'

  function handleReset() {
    setBefore(values)
    onReset(blankValues(operation))
  }
  function handleUndo() {
    if (before) onReset(before)
    setBefore(null)
  }
  const address = () =>
    location.origin + MOUNT_PATH + paths.operation(operation) + writeValues(operation, values, search)

  return (
    <div className={styles.bar}>
      {issueCount > 0 && (
        <p className={look.message} data-tone="warn" role="alert">
          {t('differs', { count: issueCount })}
        </p>
      )}
      <SendOptions values={values} onChange={onChange} />
      <div className={look.row}>
        {isSending ? (
          <Button key="abort" type="button" variant="default" onClick={call.abort}>
            {t('abort')}
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            variant={issueCount > 0 ? 'outline' : 'filled'}
            title={keys('send')}
            aria-keyshortcuts={ariaKeys}
            leftSection={<IconSend size={16} aria-hidden />}
          >
            {issueCount > 0 ? t('sendAnyway') : values.times > 1 ? t('sendTimes', { count: values.times }) : t('send')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => copyText(address(), t('linkCopied'))}
        >
          {t('copyLink')}
        </Button>
        <Button variant="default" leftSection={<IconBookmark size={16} aria-hidden />} onClick={onSave}>
          {t('save')}
        </Button>
        <Button variant="subtle" onClick={canUndo ? handleUndo : handleReset}>
          {t(canUndo ? 'undo' : 'reset')}
        </Button>
        <span className={styles.progress} role="status">
          {isSending &&
            (call.received > 0 ? t('receiving', { size: formatBytes(call.received, language) }) : t('sending'))}
        </span>
        {!operation.isPublic && (
          <label className={`${look.check} ${styles.nobody}`} title={t('asNobodyHelp')}>
            <input
              type="checkbox"
              checked={values.isAnonymous}
              onChange={event => onChange({ isAnonymous: event.currentTarget.checked })}
            />
            {t('asNobody')}
          </label>
        )}
      </div>
    </div>
  )
}
