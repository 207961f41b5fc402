import { useMemo } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import type { Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { FormIssues } from '#pages/page8/page8_01-api-practice/fields/form-issues.ts'
import { bodyValue, requestIssues } from '#pages/page8/page8_01-api-practice/request/request.ts'
import { RequestForm } from '#pages/page8/page8_01-api-practice/request/request-form.tsx'
import { MAX_FAULT_LENGTH } from '#pages/page8/page8_01-api-practice/request/share.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import type { Step } from '#resources/saved-requests/contract.ts'
import { itemAt } from '#shared/objects.ts'
import { savedMessages } from './messages.ts'
import { AssertionRows } from './runs/assertion-rows.tsx'
import { readPointer } from './runs/pointer.ts'
import { TakeRows } from './runs/take-rows.tsx'
import { namesIn, reference } from './runs/variables.ts'
import { keptValues, valuesOfStep, withoutSecretFields } from './steps.ts'
import type { SavedForm } from './use-saved-form.ts'

type Props = { form: SavedForm['form']; steps: readonly Step[]; index: number; operation: Operation }

export function StepEditor({ form, steps, index, operation }: Props) {
  const t = useMessages(savedMessages)
  // The index comes from the list itself.
  const step = itemAt(steps, index)
  const shown = useMemo(() => withoutSecretFields(operation), [operation])
  const values = valuesOfStep(shown, step)
  const issues = requestIssues(shown, values).filter(issue => !isVariable(issue, values))
  const earlier = steps.slice(0, index).flatMap(({ takes }) => takes)
  const suggestionFor = (name: string) => {
    const own = earlier.findLast(take => take.name === name)
    const version = earlier.findLast(({ from, at }) => from === 'header' && at.toLowerCase() === 'etag')
    const take = own ?? (name === 'if-match' ? version : undefined)
    return take && reference(take.name)
  }
  const change = (patch: Partial<Values>) =>
    form.setFieldValue(`steps.${index}.values`, keptValues(operation, { ...values, ...patch }))

  return (
    <div className={`${look.stack} ${look.ruled}`} data-gap="16" data-pad="12 0 0">
      <FormIssues value={{ issues, isTried: false, suggestionFor }}>
        <RequestForm operation={shown} values={values} issues={issues} onChange={change} />
      </FormIssues>
      <div className={`${look.bottom} ${look.firstGrows} ${look.row}`} data-gap="8 12">
        <TextField
          label={t('withFault')}
          placeholder="delay=2000;p=0.5"
          maxLength={MAX_FAULT_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.fault}
          onChange={event => change({ fault: event.currentTarget.value.trim() })}
        />
        {!operation.isPublic && (
          <label className={`${look.check} ${look.dim}`} style={{ minHeight: 'max(36px, var(--target))' }}>
            <input
              type="checkbox"
              checked={values.isAnonymous}
              onChange={event => change({ isAnonymous: event.currentTarget.checked })}
            />
            {t('asNobody')}
          </label>
        )}
      </div>
      <TakeRows form={form} path={`steps.${index}.takes`} takes={step.takes} />
      <AssertionRows form={form} path={`steps.${index}.assertions`} assertions={step.assertions} />
    </div>
  )
}

/** A variable's value is unknown until the run, so it is not an issue. */
function isVariable({ pointer }: Issue, values: Values): boolean {
  const place = readPointer({ ...values, body: bodyValue(values)?.value }, pointer)
  return place !== null ? namesIn(place.value).length > 0 : pointer === '/body' && namesIn(values.text).length > 0
}
