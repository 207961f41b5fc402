import { useState } from 'react'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { listFormAnswers, readFormAnswer, summarizeFormAnswers } from '#resources/form-answers/contract.ts'
import { listForms, listFormVersions, readForm } from '#resources/forms/contract.ts'
import { FormPage } from './form-page.tsx'
import { UNSAVED } from './forms.ts'
import { FormList } from './list/form-list.tsx'
import { FormState } from './search-params.ts'
import { AxisChart } from './summary/later.tsx'

export default function FormBuilderPage() {
  const [state, change] = useUrlState(FormState)
  const { key, formId, handleCreated } = useShownForm(state, change)
  useLiveRows('forms', listForms.path, readForm.path, listFormVersions.path)
  useLiveRows('form-answers', listForms.path, listFormAnswers.path, readFormAnswer.path, summarizeFormAnswers.path)
  if (formId === undefined) return <FormList onOpen={form => change({ form, tab: 'design' })} />
  return (
    <FormPage
      key={key}
      formId={formId}
      state={state}
      onChange={change}
      onCreated={handleCreated}
      onLeave={() =>
        change({ form: undefined, tab: 'design', formVersion: undefined, answer: undefined, cursor: undefined })
      }
    />
  )
}
/** Prefetched after the page, so that no click waits for it. */
FormBuilderPage.later = () => AxisChart.load()

type Change = (patch: Partial<FormState>, options?: { replace?: boolean }) => void

/**
 * The form on the screen. A new form stays on it when it is saved for the first time and gets its id in the URL: its
 * `key` stays the same.
 */
function useShownForm({ form }: FormState, change: Change) {
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
