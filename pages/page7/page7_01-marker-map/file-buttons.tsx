import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from './messages.ts'
import type { Format } from './use-files.ts'

type FileButtonsProps = { canExport: boolean; onOpen: (file: File) => void; onSave: (format: Format) => void }

/** Imports a file, and exports the shown markers in either format. */
export function FileButtons({ canExport, onOpen, onSave }: FileButtonsProps) {
  const t = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  const formats: [Format, string][] = [
    ['geojson', 'GeoJSON'],
    ['csv', 'CSV'],
  ]
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".geojson,.json,.csv,.tsv,.txt,application/geo+json,application/json,text/csv"
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
      {formats.map(([format, name]) => (
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
