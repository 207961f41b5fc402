import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { listFormAnswers, readFormAnswer, summarizeFormAnswers } from '#resources/form-answers/contract.ts'
import { listForms, listFormVersions, readForm } from '#resources/forms/contract.ts'
import { FormPage } from './form-page.tsx'
import { FormList } from './list/form-list.tsx'
import { FormState } from './search-params.ts'
import { AxisChart } from './summary/later.tsx'
import { useShownForm } from './use-shown-form.ts'

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
