import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import { useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { DropZone } from '#client/ui/files/drop-zone.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import { importTranslations } from '#resources/translations/contract.ts'
import { MAX_FILE_BYTES } from '#resources/translations/rules.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { type FileIssue, type FileTexts, readTexts } from './read-texts.ts'

type Chosen = { file: string; read: FileTexts | FileIssue | 'tooBig' }

/** Reads a file in the browser, says what it holds, and imports its texts as drafts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [result, setResult] = useState<ReplyBody<typeof importTranslations> | null>(null)
  const importing = useAction(importTranslations, { onDone: setResult })
  const found = chosen && typeof chosen.read !== 'string' ? chosen.read : null

  async function handleFile(file: File) {
    setResult(null)
    const read = file.size > MAX_FILE_BYTES ? 'tooBig' : readTexts(await file.text())
    setChosen({ file: file.name, read })
  }

  return (
    <Dialog
      isWide
      title={t('importTitle')}
      onClose={onClose}
      actions={
        <>
          <Button label={t('close')} onClick={onClose} />
          {!result && (
            <Button
              kind="main"
              label={t('import')}
              disabled={!found}
              isBusy={importing.isBusy}
              onClick={() => found && void importing.run({ body: found })}
            />
          )}
        </>
      }
    >
      <div className={look.stack}>
        <p className={look.dim}>{t('importText')}</p>
        <DropZone
          inputLabel={t('file')}
          label={t('chooseFile')}
          hint={t('drop')}
          accept=".json,.xliff,.xlf,application/json,application/xliff+xml"
          icon={IconFileImport}
          onFiles={([file]) => file && void handleFile(file)}
        />
        <div role="status">
          {chosen &&
            !result &&
            (typeof chosen.read === 'string' ? (
              <p className={look.message} data-tone="bad">
                {t(chosen.read, { file: chosen.file, size: MAX_FILE_BYTES / 1_000_000 })}
              </p>
            ) : (
              <p className={look.message} data-tone="info">
                {t('found', { file: chosen.file, count: chosen.read.texts.length, language: t(chosen.read.language) })}
              </p>
            ))}
          {result && (
            <p className={look.message} data-tone={result.refused.length > 0 ? 'warn' : 'good'}>
              {t('imported', { ...result, refused: result.refused.length })}
            </p>
          )}
        </div>
        {result && result.refused.length > 0 && (
          <section aria-label={t('leftOut')}>
            <h3 className={look.subtitle}>{t('leftOut')}</h3>
            <ul className={look.rows}>
              {result.refused.map(({ name, code }) => (
                <li key={`${name} ${code}`}>
                  {name}
                  <span className={look.dim}>{t(`issue_${code}`)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}
