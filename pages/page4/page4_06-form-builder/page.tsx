import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { listFormAnswers, readFormAnswer } from '#resources/form-answers/contract.ts'
import { listForms, listFormVersions, readForm } from '#resources/forms/contract.ts'
import { FormList } from './form-list.tsx'
import { FormPage } from './form-page.tsx'
import { FormState } from './search-params.ts'

export default function FormBuilderPage() {
  const [state, change] = useUrlState(FormState)
  const shown = useShown(state.form, form => change({ form }, { replace: true }))
  useLiveRows('forms', listForms.path, readForm.path, listFormVersions.path)
  useLiveRows('form-answers', listForms.path, listFormAnswers.path, readFormAnswer.path)
  if (shown === undefined) return <FormList onOpen={form => change({ form, tab: 'design' })} />
  return (
    <FormPage
      key={shown}
      formId={shown}
      state={state}
      onChange={change}
      onLeave={() =>
        change({ form: undefined, tab: 'design', formVersion: undefined, answer: undefined, cursor: undefined })
      }
    />
  )
}
