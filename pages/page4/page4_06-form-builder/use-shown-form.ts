import { useState } from 'react'
import { useShown } from '#client/shell/use-shown.ts'
import { UNSAVED } from './forms.ts'
import type { FormState } from './search-params.ts'

type Change = (patch: Partial<FormState>, options?: { replace?: boolean }) => void

/**
 * The form on the screen. A new form stays on it when it is saved for the first time and gets its id in the URL: its
 * `key` stays the same.
 */
export function useShownForm({ form }: FormState, change: Change) {
  const [created, setCreated] = useState<number | null>(null)
  const { shown } = useShown(form !== undefined && form === created ? 'new' : form, key =>
    change({ form: key === 'new' && created !== null ? created : key }, { replace: true }),
  )
  if (shown !== 'new' && created !== null) setCreated(null)
  return {
    key: shown,
    formId: shown === 'new' ? (created ?? UNSAVED) : shown,
    handleCreated(formId: number) {
      setCreated(formId)
      change({ form: formId }, { replace: true })
    },
  }
}
