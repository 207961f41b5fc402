import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useId } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { messages, messages as undoMessages } from '#pages/page8/page8_01-api-practice/undo/messages.ts'
import type { Plan } from '#pages/page8/page8_01-api-practice/undo/plan.ts'
import type { AuditDetail } from '#resources/audit/contract.ts'
import { isKeyOf } from '#shared/objects.ts'
import { diffOf } from '#shared/platform/audit.ts'
import { replyMessages } from './messages.ts'
import type { Reply } from './reply.ts'
import { useRowsWritten } from './use-rows-written.ts'

/** The rows that the call wrote, before and after, with an undo button or the reason why there is none. */
export function RowsWritten({ operation, reply }: { operation: Operation; reply: Reply }) {
  const { t } = useLocale(replyMessages)
  const { t: tUndo } = useLocale(undoMessages)
  const headingId = useId()
  const written = useRowsWritten(operation, reply)
  if (!written) return null
  const { records, count, plan, isUndone, isUndoing, undo } = written
  if (count === 0) return <p className={look.dim}>{tUndo('nothingWritten')}</p>
  return (
    <section className={`${look.box} ${look.stack}`} data-gap="8" data-pad="12" aria-labelledby={headingId}>
      <header className={`${look.row} ${look.between}`} data-gap="8 12">
        <h3 id={headingId}>{t('written', { count })}</h3>
        <UndoBar plan={plan} isUndone={isUndone} isUndoing={isUndoing} onUndo={() => void undo()} />
      </header>
      {records.map(record => (
        <RowWritten key={record.id} record={record} />
      ))}
      {count > records.length && <p className={look.dim}>{t('moreWritten', { count: count - records.length })}</p>}
    </section>
  )
}

function RowWritten({ record }: { record: AuditDetail }) {
  const { t, language } = useLocale(replyMessages)
  const { title, rowId, action, version, before, after } = record
  return (
    <div>
      <p>
        <strong>
          {title[language]} {rowId}
        </strong>{' '}
        <span className={look.dim}>
          {action}
          {version !== null && ` · ${t('versionNow', { version })}`}
        </span>{' '}
        <LinkIfHere to={linkIfHere('page3_08', { record: record.id })}>{t('viewInAudit')}</LinkIfHere>
      </p>
      <dl className={`${look.facts} ${look.mono} ${look.pairs}`} data-above="8" data-gap="2">
        {diffOf(before, after).map(change => (
          <div key={change.path}>
            <dt>{change.path}</dt>
            <dd>
              <del className={look.bad}>
                <span className="visually-hidden">{t('beforeCall')} </span>
                {before === null ? t('noRow') : JSON.stringify(change.before)}
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
              <ins className={`${look.good} ${look.plainLink}`}>
                <span className="visually-hidden">{t('afterCall')} </span>
                {after === null ? t('noRow') : JSON.stringify(change.after)}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type Props = { plan: Plan; isUndone: boolean; isUndoing: boolean; onUndo: () => void }

/** The undo button of a call, or why there is none. */
function UndoBar({ plan, isUndone, isUndoing, onUndo }: Props) {
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
        <Button isSmall isBusy={isUndoing} icon={IconArrowBackUp} label={t('undoCall')} onClick={onUndo} />
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
