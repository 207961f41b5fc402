import { useState } from 'react'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import type { EventKind } from '#resources/events/rules.ts'
import type { JobInput } from '#resources/jobs/contract.ts'
import type { EXPORT_FORMATS, JobKind } from '#resources/jobs/rules.ts'

/** What the fields of all kinds hold. */
export type InputState = {
  format: (typeof EXPORT_FORMATS)[number]
  eventKind: EventKind | 'all'
  uploadId: string
  size: number
}

const INITIAL: InputState = { format: 'csv', eventKind: 'all', uploadId: '', size: 160 }

/** The fields, and the input that they make for a kind of job; null: something is missing. */
export function useInput(kind: JobKind) {
  const language = useLanguage()
  const zone = useGlobal(global => global.time_zone)
  const [state, setState] = useState(INITIAL)
  const { format, eventKind, uploadId, size } = state

  function toInput(): JobInput | null {
    switch (kind) {
      case 'export-events':
        return { kind, format, ...(eventKind !== 'all' && { eventKind }) }
      case 'check-import':
        return uploadId === '' ? null : { kind, uploadId }
      case 'thumbnails':
        return { kind, size }
      case 'sales-report':
        return { kind, language, zone }
    }
  }

  const change = (fields: Partial<InputState>) => setState(before => ({ ...before, ...fields }))
  return { state, change, value: toInput() }
}
