import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { actionMessages } from './messages.ts'

type Props<F extends string> = {
  /** The formats that can be exported, by their names. */
  formats: Readonly<Record<F, string>>
  canExport: boolean
  onSave: (format: F) => void
  /** What can be imported: the extensions and types for the browser's dialog. Without it, nothing can. */
  accept?: string | false
  onOpen: (file: File) => void
}

/** Imports a file, and exports in each format. */
export function FileButtons<F extends string>({ formats, canExport, onSave, accept, onOpen }: Props<F>) {
  const t = useMessages(actionMessages)
  const input = useRef<HTMLInputElement>(null)
  // The keys are those of the type.
  const names = Object.entries(formats) as [F, string][]
  return (
    <>
      {accept && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            aria-label={t('import')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) onOpen(file)
              // So that the same file can be chosen again after it was fixed.
              currentTarget.value = ''
            }}
          />
          <Button
            variant="default"
            leftSection={<IconUpload size={16} aria-hidden={true} />}
            onClick={() => input.current?.click()}
          >
            {t('import')}
          </Button>
        </>
      )}
      {names.map(([format, name]) => (
        <Button
          key={format}
          variant="default"
          disabled={!canExport}
          aria-label={t('export', { format: name })}
          title={t('export', { format: name })}
          leftSection={<IconDownload size={16} aria-hidden={true} />}
          onClick={() => onSave(format)}
        >
          {name}
        </Button>
      ))}
    </>
  )
}
