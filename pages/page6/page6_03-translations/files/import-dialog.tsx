import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import { useRef, useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useIsShown } from '#client/state/use-is-shown.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { DropZone } from '#client/ui/files/drop-zone.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import { importTranslations } from '#resources/translations/contract.ts'
import { MAX_FILE_BYTES } from '#resources/translations/rules.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { type FileIssue, type FileTexts, readTexts } from './read-texts.ts'

type Result = ReplyBody<typeof importTranslations>
type Chosen = { file: string; read: FileTexts | FileIssue | 'tooBig' }

/** Reads a file in the browser, says what it holds, and imports its texts as drafts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const isShown = useIsShown()
  const saidOf = (reply: Result) => t('imported', { ...reply, refused: reply.refused.length })
  const importing = useAction(importTranslations, {
    onDone: setResult,
    // The dialog says it, if it is still open.
    done: reply => (isShown() ? null : saidOf(reply)),
    isPartial: ({ refused }) => refused.length > 0,
  })
  const found = chosen && typeof chosen.read !== 'string' ? chosen.read : null
  const latest = useRef<File>(null)

  async function handleFile(file: File) {
    latest.current = file
    // The file before must not be imported in its place.
    setChosen(null)
    setResult(null)
    // A file may have been moved or deleted since it was chosen.
    const read = file.size > MAX_FILE_BYTES ? 'tooBig' : readTexts(await file.text().catch(() => ''))
    if (latest.current === file) setChosen({ file: file.name, read })
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
          disabled={importing.isBusy}
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
              {saidOf(result)}
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
