import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import type { Target } from '#resources/translations/rules.ts'
import { ExportMenu } from './files/export-menu.tsx'
import { ImportDialog } from './files/later.tsx'
import { messages } from './messages.ts'
import type { Progress } from './progress.ts'
import { PublishDialog } from './release/publish-dialog.tsx'

type Props = { language: Target; progress: Progress | undefined; canWrite: boolean }

/** Export, import, and publishing what is in review. */
export function HeadActions({ language, progress, canWrite }: Props) {
  const t = useMessages(messages)
  const [open, setOpen] = useState<'import' | 'publish' | null>(null)
  const close = () => setOpen(null)
  const count = progress?.languages.find(one => one.language === language)?.inReview ?? 0
  return (
    <>
      <ExportMenu language={language} />
      {canWrite && (
        <>
          <Button onClick={() => setOpen('import')}>{t('import')}</Button>
          <Button kind="main" onClick={() => setOpen('publish')}>
            {count > 0 ? t('publishCount', { count }) : t('publish')}
          </Button>
        </>
      )}
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'publish' && <PublishDialog language={language} onClose={close} />}
    </>
  )
}
