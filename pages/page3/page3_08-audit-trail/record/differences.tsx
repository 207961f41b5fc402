import look from '#client/ui/look.module.css'
import type { AuditDetail } from '#resources/audit/contract.ts'
import { diffOf, type FieldChange } from '#shared/platform/audit.ts'
import { describeField, describeValue, type Speech } from './describe.ts'

type Props = { record: Pick<AuditDetail, 'before' | 'after'>; speech: Speech }

/**
 * What a write changed, field by field: the old value struck out, then the new one. Screen readers get both as text.
 */
export function Differences({ record: { before, after }, speech }: Props) {
  // A sandbox is shown by its name.
  const changes = diffOf(before, after).filter(({ path }) => path !== 'sandbox.id')
  if (changes.length === 0) return <p className={look.dim}>{speech.t('noContent')}</p>
  const isWhole = before === null || after === null
  return (
    <dl className={`${look.facts} ${look.pairs}`}>
      {changes.map(change => (
        <div key={change.path}>
          <dt>{describeField(change.path, speech)}</dt>
          {isWhole ? (
            <dd>{describeValue(change.path, change.after ?? change.before, speech)}</dd>
          ) : (
            <Sides change={change} speech={speech} />
          )}
        </div>
      ))}
    </dl>
  )
}

function Sides({ change: { path, before, after }, speech }: { change: FieldChange; speech: Speech }) {
  const { t } = speech
  return (
    <dd>
      <del className={`${look.toned} ${look.roundedSmall}`} data-tone="bad">
        <span className="visually-hidden">{t('before')}: </span>
        {describeValue(path, before, speech)}
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
      <ins className={`${look.toned} ${look.roundedSmall} ${look.plainLink}`} data-tone="good">
        <span className="visually-hidden">{t('after')}: </span>
        {describeValue(path, after, speech)}
      </ins>
    </dd>
  )
}
