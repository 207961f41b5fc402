import { useMessages } from '#client/i18n/i18n.ts'
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
import { messages } from './messages.ts'
import styles from './page.module.css'
import type { PartProps } from './part-props.ts'
import { TABS } from './search-params.ts'

type Props = PartProps & { form: Form; versions: readonly FormVersion[] }

/** The parts of a form, one at a time. Unsaved input stays while another part is shown. */
export function FormParts({ form, versions, ...props }: Props) {
  const t = useMessages(messages)
  const { state, onChange } = props
  const design = useDesign(form)
  const trying = useAnswering(design.draft.fields)
  const filling = useFilling(form, versions)
  const canReadAnswers = useGlobal(global => global.permissions.includes('form-answers:read'))
  useLeaveGuard(design.isDirty || filling.answering.isTyped)
  return (
    <div>
      <Tabs
        label={t('parts')}
        tabs={TABS.map(value => ({ value, label: t(value) }))}
        value={state.tab}
        onChange={tab => onChange({ tab })}
      >
        <div className={styles.part}>
          {state.tab === 'design' && <DesignPart design={design} versions={versions} trying={trying} />}
          {state.tab === 'fill' && <FillPart form={form} filling={filling} />}
          {state.tab === 'answers' &&
            (canReadAnswers ? (
              <AnswersPart {...props} versions={versions} />
            ) : (
              <Notice tone="locked" level={2} title={t('answers')}>
                {t('mayNotRead')}
              </Notice>
            ))}
        </div>
      </Tabs>
    </div>
  )
}
