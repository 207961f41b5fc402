import { useMessages } from '#client/i18n/i18n.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { useGlobal } from '#client/state/state.ts'
import { Notice } from '#client/ui/states/notice.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import type { Form, FormVersion } from '#resources/forms/contract.ts'
import { AnswersPart } from './answers/answers-part.tsx'
import { DesignPart } from './design/design-part.tsx'
import { useDesign } from './design/use-design.ts'
import { FillPart } from './fill/fill-part.tsx'
import { useAnswering } from './fill/use-answering.ts'
import { useFilling } from './fill/use-filling.ts'
import { isUnsaved } from './forms.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'
import { TABS } from './search-params.ts'
import { SummaryPart } from './summary/summary-part.tsx'

type Props = PartProps & { form: Form; versions: readonly FormVersion[] }

/** The parts of a form, one at a time. Unsaved input stays while another part is shown. */
export function FormParts({ form, versions, ...props }: Props) {
  const t = useMessages(messages)
  const { state, onChange, onCreated } = props
  const isStillHere = useIsStillHere()
  // Another form may have been opened meanwhile, even a new one.
  const design = useDesign(form, formId => isStillHere() && onCreated(formId))
  const trying = useAnswering(design.draft.fields)
  const filling = useFilling(form, versions)
  const parts = TABS.filter(part => part === 'design' || !isUnsaved(form))
  const part = parts.includes(state.tab) ? state.tab : 'design'
  const canReadAnswers = useGlobal(global => global.permissions.includes('form-answers:read'))
  useLeaveGuard(design.isDirty || filling.answering.isTyped)
  return (
    <div>
      <Tabs
        label={t('parts')}
        tabs={parts.map(value => ({ value, label: t(value) }))}
        value={part}
        onChange={tab => onChange({ tab })}
      >
        <div data-pad="12 0 0">
          {part === 'design' && <DesignPart design={design} versions={versions} trying={trying} />}
          {part === 'fill' && <FillPart form={form} filling={filling} />}
          {(part === 'answers' || part === 'summary') &&
            (!canReadAnswers ? (
              <Notice tone="locked" level={2} title={t(part)}>
                {t('mayNotRead')}
              </Notice>
            ) : part === 'answers' ? (
              <AnswersPart {...props} versions={versions} />
            ) : (
              <SummaryPart {...props} versions={versions} />
            ))}
        </div>
      </Tabs>
    </div>
  )
}
