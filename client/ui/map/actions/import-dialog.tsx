import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import look from '#client/ui/look.module.css'
import { actionMessages } from './messages.ts'

/** More would make a long list unreadable; the total is shown. */
const SHOWN_ISSUES = 100

type Props = {
  fileName: string
  /** The text of the button that imports, such as `Import 3 areas`; null if nothing can be imported. */
  action: string | null
  onImport: () => void
  onClose: () => void
  /** What is wrong with each record that can't be imported. */
  issues: readonly ReactNode[]
  /** The records that can be imported. */
  children: ReactNode
}

/** Previews what a file contains, before it is imported. */
export function ImportDialog({ fileName, action, onImport, onClose, issues, children }: Props) {
  const t = useMessages(actionMessages)
  return (
    <Dialog
      title={t('importTitle', { file: fileName })}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button label={t(action === null ? 'close' : 'cancel')} onClick={onClose} />
          {action !== null && <Button kind="main" label={action} onClick={onImport} />}
        </>
      }
    >
      {children}
      {issues.length > 0 && (
        <section
          className={`${look.message} ${look.prose} ${look.scroll}`}
          data-above="16"
          style={{ maxHeight: 220 }}
          data-tone="warn"
          aria-label={t('issues', { count: issues.length })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
          tabIndex={0}
        >
          <h3 className={look.subtitle}>{t('issues', { count: issues.length })}</h3>
          <ul className={`${look.stack} ${look.text}`} data-gap="4">
            {issues.slice(0, SHOWN_ISSUES).map((issue, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the issues of a file never change.
              <li key={index}>{issue}</li>
            ))}
          </ul>
          {issues.length > SHOWN_ISSUES && <p>{t('more', { count: issues.length - SHOWN_ISSUES })}</p>}
        </section>
      )}
    </Dialog>
  )
}
