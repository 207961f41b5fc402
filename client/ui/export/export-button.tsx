import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { fileNameOf, saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { exportMessages } from './messages.ts'

type Props = {
  send: (signal: AbortSignal) => Promise<{ body: Blob; headers: Headers }>
  /** The file name if the response does not name one. */
  fileName: string
}

/** Exports a list to a file. A running export can be cancelled. */
export function ExportButton({ send, fileName }: Props) {
  const t = useMessages(exportMessages)
  const textOf = useProblemText()
  const running = useRef<AbortController>(null)
  const [isRunning, setIsRunning] = useState(false)

  async function handleExport() {
    const controller = new AbortController()
    running.current = controller
    setIsRunning(true)
    try {
      const file = await send(controller.signal)
      const name = fileNameOf(file.headers, fileName)
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
      title={t('cancelExport')}
      icon={IconX}
      label={
        <>
          {t('cancelExport')}
          <span className="visually-hidden" role="status">
            {t('exporting')}
          </span>
        </>
      }
      onClick={() => running.current?.abort()}
    />
  ) : (
    <Button title={t('export')} icon={IconDownload} label={t('export')} onClick={handleExport} />
  )
}
