import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatBytes } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { Call } from '#pages/page8/page8_01-api-practice/request/desk.ts'
import { writeValues } from '#pages/page8/page8_01-api-practice/request/share.ts'
import { blankValues, type Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import { SendOptions } from './send-options.tsx'

type Props = {
  operation: Operation
  values: Values
  call: Call | undefined
  onChange: (patch: Partial<Values>) => void
  onReset: (values: Values) => void
  onSave: () => void
}

/** How the request is sent, and what else can be done with it. */
export function SendBar({ operation, values, call, onChange, onReset, onSave }: Props) {
  const { t, language } = useLocale(messages)
  const paths = usePaths()
  const { search } = useLocation()
  const [before, setBefore] = useState<Values | null>(null)
  // After typing into the blank form, restoring the old values would discard the new ones.
  const canUndo = before !== null && JSON.stringify(values) === JSON.stringify(blankValues(operation))

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
    <div className={look.stack} data-above="16" data-gap="12">
      <SendOptions values={values} onChange={onChange} />
      <div className={look.row}>
        <Button icon={IconLink} label={t('copyLink')} onClick={() => copyText(address(), t('linkCopied'))} />
        <Button icon={IconBookmark} label={t('save')} onClick={onSave} />
        <Button kind="quiet" label={t(canUndo ? 'undo' : 'reset')} onClick={canUndo ? handleUndo : handleReset} />
        <span className={`${look.dim} ${look.digits}`} role="status">
          {call?.state === 'sending' &&
            (call.received > 0 ? t('receiving', { size: formatBytes(call.received, language) }) : t('sending'))}
        </span>
        {!operation.isPublic && (
          <label className={`${look.away} ${look.check} ${look.dim}`} title={t('asNobodyHelp')}>
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
