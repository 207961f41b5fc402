import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { AuditDetail } from '#resources/audit/contract.ts'
import { isKeyOf } from '#shared/objects.ts'
import { messages } from './messages.ts'
import type { Plan } from './plan.ts'

type Props = { plan: Plan; isUndone: boolean; isUndoing: boolean; onUndo: () => void }

/** The undo button of a call, or why there is none. */
export function UndoBar({ plan, isUndone, isUndoing, onUndo }: Props) {
  const { t, language } = useLocale(messages)
  const reasonOf = (record: AuditDetail | null) => {
    const own = `never_${record?.entity}`
    return isKeyOf(messages.texts, own) ? t(own) : t('never')
  }
  if (isUndone) return <p className={look.dim}>{t('undone')}</p>
  if (plan.obstacle === null) {
    const [step] = plan.steps
    return (
      <div className={look.row}>
        <Button isSmall isBusy={isUndoing} icon={IconArrowBackUp} onClick={onUndo}>
          {t('undoCall')}
        </Button>
        {step?.operation && (
          <span className={look.dim}>{t('undoBy', { endpoint: step.operation.summary[language] })}</span>
        )}
      </div>
    )
  }
  return (
    <p className={look.dim}>
      <strong>{t('cannotUndo')}</strong> {plan.obstacle === 'never' ? reasonOf(plan.record) : t(plan.obstacle)}
    </p>
  )
}
