import { Button } from '@mantine/core'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import { useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { fileNameOf } from '#client/files/save-file.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { DropZone } from '#client/ui/files/drop-zone.tsx'
import look from '#client/ui/look.module.css'
import { toast } from '#client/ui/toast.ts'
import { readImportSample } from '#resources/imports/contract.ts'
import { ENCODINGS, type Encoding, MAX_ROWS } from '#resources/imports/rules.ts'
import { ENCODING_NAMES } from './encoding-names.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { MAX_BYTES } from './reading.ts'
import type { FileState } from './use-reading.ts'

const MAX_MB = MAX_BYTES / 1024 ** 2

type Props = { state: FileState; onFile: (file: File) => void; onCancel: () => void; onLeave: () => void }

/** Where a file is chosen, dropped, or practised with; how far it is read, and why it cannot be. */
export function FileCard({ state, onFile, onCancel, onLeave }: Props) {
  const t = useMessages(messages)
  const rows = useFormats().number(MAX_ROWS)
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const file = state.is === 'none' ? '' : state.file.name

  /** The button that was pressed goes with the reading: one is where one can choose again. */
  function handleCancel() {
    chooser.current?.focus()
    onCancel()
  }

  return (
    <Card title={t('file')}>
      <p className={look.intro}>{t('fileText', { rows, size: MAX_MB })}</p>
      <DropZone onFiles={([dropped]) => dropped && onFile(dropped)}>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-label={t('file')}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={event => {
            const [chosen] = event.currentTarget.files ?? []
            if (chosen) onFile(chosen)
            // The same file, mended elsewhere, can be chosen again.
            event.currentTarget.value = ''
          }}
        />
        <Button
          ref={chooser}
          variant={state.is === 'read' ? 'default' : 'filled'}
          leftSection={<IconFileImport size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t(state.is === 'none' ? 'choose' : 'chooseOther')}
        </Button>
        <span className={look.dim}>{t('drop')}</span>
        {state.is === 'read' && (
          <Button variant="subtle" onClick={onLeave}>
            {t('leave')}
          </Button>
        )}
      </DropZone>
      {state.is === 'reading' && (
        <div className={styles.progress}>
          <label>
            {t('reading', { file })}
            <progress value={state.done} max={1} />
          </label>
          <Button variant="default" onClick={handleCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {state.is === 'refused' && (
        <p className={`${look.bad} ${styles.bad}`} role="alert">
          {t(state.reason, { file, rows, size: MAX_MB, line: state.line ?? 0 })}
        </p>
      )}
      {state.is !== 'read' && <Samples rows={rows} onFile={onFile} />}
    </Card>
  )
}

/** Files to practise on, made by the server. */
function Samples({ rows, onFile }: { rows: string; onFile: (file: File) => void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const describe = useProblemText()
  const [busy, setBusy] = useState<Encoding | null>(null)

  async function handleSample(encoding: Encoding) {
    setBusy(encoding)
    try {
      const { body, headers } = await api.send(readImportSample, { query: { encoding, language } })
      onFile(new File([body], fileNameOf(headers, `${encoding}.csv`)))
    } catch (error) {
      toast.error(t('sampleFailed', { reason: describe(error) }), { cause: 'sample' })
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className={`${look.row} ${styles.samples}`}>
      <p className={look.dim}>{t('noFile', { rows })}</p>
      {ENCODINGS.map(encoding => (
        <Button
          key={encoding}
          variant="default"
          loading={busy === encoding}
          disabled={busy !== null && busy !== encoding}
          onClick={() => void handleSample(encoding)}
        >
          {t('sample', { encoding: ENCODING_NAMES[encoding] })}
        </Button>
      ))}
    </div>
  )
}
