import { Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText, useShortcut } from '#client/shortcuts/shortcuts.ts'
import type { Icon } from '#client/ui/icon.ts'
import { messages } from './messages.ts'
import type { Editor } from './use-editor.ts'
import type { Files } from './use-files.ts'

type Props = { editor: Editor; files: Files; canEdit: boolean; canExport: boolean }

/** Undo and Redo, a new area, and files. */
export function Toolbar({ editor, files, canEdit, canExport }: Props) {
  const t = useMessages(messages)
  const keys = useKeyText()
  const input = useRef<HTMLInputElement>(null)
  useShortcut('undo', editor.undo)
  useShortcut('redo', editor.redo)
  const step = (label: string, hint: string, isPossible: boolean, Picture: Icon, act: () => void) => (
    <Button
      variant="default"
      px="sm"
      // Not `disabled`, so that the pressed button keeps the focus.
      aria-disabled={!isPossible}
      data-disabled={!isPossible || undefined}
      aria-label={label}
      title={hint}
      onClick={act}
    >
      <Picture size={18} aria-hidden={true} />
    </Button>
  )
  return (
    <>
      {canEdit && (
        <>
          {step(t('undo'), t('undoKeys', { keys: keys('undo') }), editor.canUndo, IconArrowBackUp, editor.undo)}
          {step(t('redo'), t('redoKeys', { keys: keys('redo') }), editor.canRedo, IconArrowForwardUp, editor.redo)}
          <input
            ref={input}
            type="file"
            hidden
            accept=".geojson,.json,.kml,application/geo+json,application/json,application/vnd.google-earth.kml+xml"
            aria-label={t('import')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void files.openPreview(file)
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
      {(['geojson', 'kml'] as const).map(format => (
        <Button
          key={format}
          variant="default"
          disabled={!canExport}
          aria-label={t('export', { format: FORMAT_NAMES[format] })}
          title={t('export', { format: FORMAT_NAMES[format] })}
          leftSection={<IconDownload size={16} aria-hidden={true} />}
          onClick={() => void files.save(format)}
        >
          {FORMAT_NAMES[format]}
        </Button>
      ))}
      {canEdit && (
        <Button
          disabled={editor.drawing !== null || editor.draft.isOpen}
          leftSection={<IconPlus size={16} aria-hidden={true} />}
          onClick={() => editor.draw('area')}
        >
          {t('drawArea')}
        </Button>
      )}
    </>
  )
}

const FORMAT_NAMES = { geojson: 'GeoJSON', kml: 'KML' } as const
