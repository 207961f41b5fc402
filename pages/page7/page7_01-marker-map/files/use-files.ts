import { useRef, useState } from 'react'
import { saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { type Marker, useMap } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'
import type { Reading } from './imported.ts'

/** The formats that are exported. */
export const FORMATS = { geojson: 'GeoJSON', csv: 'CSV' } as const
export const ACCEPT = '.geojson,.json,.csv,.tsv,.txt,application/geo+json,application/json,text/csv'
const TYPES = { geojson: 'application/geo+json', csv: 'text/csv' } as const
type Format = keyof typeof FORMATS

/** Loads the code that reads and writes files, with its CSV library, on demand. */
const loadFormats = () => import('./formats.ts')

/** Reads a file for its preview, and writes the shown markers to a file. */
export function useFiles(shown: readonly Marker[]) {
  const t = useMessages(messages)
  const [preview, setPreview] = useState<{ fileName: string; reading: Reading; swapped: Reading | null } | null>(null)
  /** Reports if the code can't be loaded, or the browser can't read the file. */
  const attempt = async (work: (formats: Awaited<ReturnType<typeof loadFormats>>) => Promise<void>) => {
    try {
      await work(await loadFormats())
    } catch {
      toast.error(t('fileFailed'), { cause: 'file' })
    }
  }
  const chosen = useRef<File>(null)
  return {
    preview,
    openPreview(file: File) {
      chosen.current = file
      return attempt(async ({ readFile }) => {
        const read = await readFile(file)
        // A large file may take longer than another one that was chosen after it.
        if (chosen.current === file) setPreview({ fileName: file.name, ...read })
      })
    },
    closePreview: () => setPreview(null),
    save: (format: Format) =>
      attempt(async ({ writers }) => {
        const name = `markers.${format}`
        const text = writers[format](shown, useMap.getState().filter)
        saveFile(new Blob([text], { type: TYPES[format] }), name)
        toast.success(t('exported', { count: shown.length, name }), { cause: 'export' })
      }),
  }
}
