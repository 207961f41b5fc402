import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { FileButton } from '#client/ui/files/file-button.tsx'
import look from '#client/ui/look.module.css'
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
  // The keys are those of the type.
  const names = Object.entries(formats) as [F, string][]
  return (
    <>
      {accept && (
        <FileButton
          className={look.iconWhenNarrow}
          label={t('import')}
          accept={accept}
          icon={IconUpload}
          onFiles={([file]) => file && onOpen(file)}
        />
      )}
      {names.map(([format, name]) => (
        <Button
          key={format}
          label={name}
          disabled={!canExport}
          aria-label={t('export', { format: name })}
          title={t('export', { format: name })}
          icon={IconDownload}
          onClick={() => onSave(format)}
        />
      ))}
    </>
  )
}
