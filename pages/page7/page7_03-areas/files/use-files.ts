import { useRef, useState } from 'react'
import { saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { Teams } from '#pages/page7/page7_03-areas/panel/use-teams.ts'
import type { Area } from '#resources/areas/contract.ts'
import type { Reading } from './imported.ts'

/** The formats that are exported. */
export const FORMATS = { geojson: 'GeoJSON', kml: 'KML' } as const
export const ACCEPT = '.geojson,.json,.kml,application/geo+json,application/json,application/vnd.google-earth.kml+xml'
const TYPES = { geojson: 'application/geo+json', kml: 'application/vnd.google-earth.kml+xml' } as const
type Format = keyof typeof FORMATS

/** Loads the code that reads and writes files on demand. */
const loadFormats = () => import('./formats.ts')

/** Reads a file for its preview, and writes all areas to a file. */
export function useFiles(areas: readonly Area[], teams: Teams) {
  const t = useMessages(messages)
  const [preview, setPreview] = useState<{ fileName: string; reading: Reading } | null>(null)
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
        const reading = await readFile(file)
        // A large file may take longer than another one that was chosen after it.
        if (chosen.current === file) setPreview({ fileName: file.name, reading })
      })
    },
    closePreview: () => setPreview(null),
    save: (format: Format) =>
      attempt(async ({ writers }) => {
        const name = `areas.${format}`
        saveFile(new Blob([writers[format](areas, teams.textOf)], { type: TYPES[format] }), name)
        toast.success(t('exported', { count: areas.length, name }), { cause: 'export' })
      }),
  }
}
