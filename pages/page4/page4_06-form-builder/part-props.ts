import type { FormState } from './search-params.ts'

/** What the parts of a form's page take. */
export type PartProps = {
  formId: number
  state: FormState
  onChange: (patch: Partial<FormState>, options?: { replace?: boolean; state?: unknown }) => void
  /** An unsaved form has been saved with this id. */
  onCreated: (formId: number) => void
  onLeave: () => void
}
