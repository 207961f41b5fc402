import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { useLanguage, useMessages } from '#client/i18n.ts'
import { useProblemText } from '#client/problem-text.ts'
import { fileNameOf, saveFile } from '#client/save-file.ts'
import { toast } from '#client/ui/toast.ts'
import { exportLogins } from '#resources/login-log/contract.ts'
import type { Input } from '#shared/contract.ts'
import { messages } from './messages.ts'

/** What to export, but for the language, which is the operator's. */
type ExportButtonProps = { query: Omit<Input<typeof exportLogins>['query'], 'language'> }

/** Exports all rows of the filter, in the list's order and columns, to a file; while it runs, it can be cancelled. */
export function ExportButton({ query }: ExportButtonProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const textOf = useProblemText()
  const running = useRef<AbortController>(null)
  const [isRunning, setIsRunning] = useState(false)

  async function handleExport() {
    const controller = new AbortController()
    running.current = controller
    setIsRunning(true)
    try {
      const file = await api.send(exportLogins, { query: { ...query, language } }, { signal: controller.signal })
      const name = fileNameOf(file.headers, 'login-log.csv')
      saveFile(file.body, name)
      toast.success(t('exported', { name }), { cause: 'export' })
    } catch (error) {
      if (!controller.signal.aborted) toast.error(t('exportFailed', { reason: textOf(error) }), { cause: 'export' })
    } finally {
      setIsRunning(false)
    }
  }

  return isRunning ? (
    <Button
      variant="default"
      leftSection={<IconX size={16} aria-hidden={true} />}
      onClick={() => running.current?.abort()}
    >
      {t('cancelExport')}
      <span className="visually-hidden" role="status">
        {t('exporting')}
      </span>
    </Button>
  ) : (
    <Button variant="default" leftSection={<IconDownload size={16} aria-hidden={true} />} onClick={handleExport}>
      {t('export')}
    </Button>
  )
}
