import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import { useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { DropZone } from '#client/ui/files/drop-zone.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_06-theme-and-access/messages.ts'
import { show, type TabProps } from '#pages/page6/page6_06-theme-and-access/use-preferences.ts'
import { type DesignTokens, exportStyles, exportTokens, importTokens } from '#resources/preferences/contract.ts'
import { Problem } from '#shared/errors.ts'

const TOKENS_FILE = 'strive-console.tokens.json'
const STYLES_FILE = 'strive-console.css'

export function FilesTab(props: TabProps) {
  return (
    <div className={look.columns} style={{ '--column': '320px' }}>
      <ExportCard />
      <ImportCard {...props} />
    </div>
  )
}

function ExportCard() {
  const t = useMessages(messages)
  const describe = useProblemText()

  async function save(name: string, read: () => Promise<Blob>) {
    try {
      saveFile(await read(), name)
      toast.success(t('exported', { name }), { cause: 'export' })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      toast.error(t('notExported', { reason: describe(error) }), { cause: 'export' })
    }
  }
  const readTokens = async () => new Blob([JSON.stringify(await api.call(exportTokens), null, 2)])

  return (
    <Card title={t('export')}>
      <div className={look.stack}>
        <p className={look.dim}>{t('exportText')}</p>
        <div className={look.row}>
          <Button icon={IconDownload} label={t('exportTokens')} onClick={() => void save(TOKENS_FILE, readTokens)} />
          <Button
            icon={IconDownload}
            label={t('exportStyles')}
            onClick={() => void save(STYLES_FILE, () => api.call(exportStyles))}
          />
        </div>
      </div>
    </Card>
  )
}

/** The object in a file, or null if it holds no JSON object. */
function readTokens(text: string): DesignTokens | null {
  try {
    const value: unknown = JSON.parse(text)
    // The server checks the rest.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as DesignTokens) : null
  } catch {
    return null
  }
}

function ImportCard({ preferences, save }: TabProps) {
  const t = useMessages(messages)
  const [issues, setIssues] = useState<string[]>([])
  const { version, updatedAt: _, ...fields } = preferences
  const action = useAction(importTokens, {
    cause: 'preferences',
    onDone: show,
    done: ({ version: saved }) => t(saved === version ? 'importedSame' : 'imported'),
    undo: () => () => save(fields, t('undone')),
    failed(reason, error) {
      const errors = error instanceof Problem ? (error.body.errors ?? []) : []
      setIssues([reason, ...errors.map(({ pointer }) => pointer.replace('/body/', '').replaceAll('/', '.'))])
      return null
    },
  })

  const latest = useRef<File>(null)

  async function handleFile(file: File) {
    latest.current = file
    setIssues([])
    // A file may have been moved or deleted since it was chosen.
    const tokens = readTokens(await file.text().catch(() => ''))
    // A large file may take longer than another one that was chosen after it.
    if (latest.current !== file) return
    if (!tokens) return setIssues([t('unreadable', { name: file.name })])
    await action.run({ headers: atVersion({ version }), body: tokens })
  }

  return (
    <Card title={t('import')}>
      <div className={look.stack}>
        <p className={look.dim}>{t('importText')}</p>
        <DropZone
          inputLabel={t('file')}
          label={t('chooseFile')}
          hint={t('drop')}
          accept=".json,.tokens,application/json"
          isBusy={action.isBusy}
          icon={IconFileImport}
          onFiles={([file]) => file && void handleFile(file)}
        />
        <div role="status">
          {issues.length > 0 && (
            <ul className={look.message} data-tone="bad">
              {issues.map(issue => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Card>
  )
}
