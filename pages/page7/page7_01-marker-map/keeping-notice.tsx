import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { replaceBroken, useKeeping } from './markers/keeping.ts'
import { messages } from './messages.ts'

/** S-STATE-4: says if the browser can't store the markers, and what to do about it. */
export function KeepingNotice() {
  const t = useMessages(messages)
  const { keeping } = useKeeping()
  if (keeping.is === 'kept') return null
  return (
    <div className={`${look.message} ${look.row}`} data-below="16" data-gap="8 12" data-tone="warn" role="alert">
      <IconAlertTriangle size={18} aria-hidden={true} />
      <p className={look.grow} style={{ flexBasis: 300 }}>
        {t(keeping.is)}
      </p>
      {keeping.is === 'broken' && (
        <>
          <Button
            isSmall
            label={t('downloadBroken')}
            onClick={() => saveFile(new Blob([keeping.text], { type: 'text/plain' }), 'markers-unreadable.txt')}
          />
          <Button isSmall label={t('replaceBroken')} onClick={replaceBroken} />
        </>
      )}
    </div>
  )
}
