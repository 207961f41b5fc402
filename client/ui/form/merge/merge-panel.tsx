import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import look from '#client/ui/look.module.css'
import { type FieldOf, mergeFields, pick } from './merge.ts'
import { mergeMessages } from './messages.ts'
import type { MergeQuestion } from './use-merge-question.ts'

export type MergeProps<V> = {
  question: MergeQuestion<V>
  label: (field: FieldOf<V>) => string
  /** A field's value as text. Omit it if the value is readable itself. */
  say?: (field: FieldOf<V>, values: V) => string
  /** What cancelling means, if not that the operator keeps editing. */
  cancelLabel?: string
}

/** The dialog itself. */
export default function MergePanel<V extends object>(props: MergeProps<V>) {
  const { question, label, say, cancelLabel } = props
  const t = useMessages(mergeMessages)
  const { sides, answer } = question
  const { base, mine, theirs } = sides
  const cancel = () => answer(null)
  const { merged, taken, conflicts } = mergeFields(base, mine, theirs)
  const [choices, setChoices] = useState<Partial<Record<string, 'mine' | 'theirs'>>>({})
  const inWords = (field: FieldOf<V>, values: V) => {
    const text = say ? say(field, values) : String(values[field] ?? '')
    return text.trim() === '' ? t('empty') : text
  }

  const handleChoose = () => {
    const fromThem = conflicts.filter(field => choices[field] === 'theirs')
    answer({ ...merged, ...pick(theirs, fromThem) })
  }

  return (
    <Dialog
      isWide
      title={t('mergeTitle')}
      onClose={cancel}
      actions={
        <>
          <Button label={cancelLabel ?? t('keepEditing')} onClick={cancel} />
          <Button
            kind="main"
            label={t('saveChoice')}
            disabled={conflicts.some(field => !choices[field])}
            onClick={handleChoose}
          />
        </>
      }
    >
      <p>{t('mergeText')}</p>
      {conflicts.map(field => (
        <fieldset key={field} className={look.fieldset} data-above="16">
          <legend>{label(field)}</legend>
          <p className={`${look.dim} ${look.breaking}`} data-below="4">
            {t('before', { value: inWords(field, base) })}
          </p>
          {(['mine', 'theirs'] as const).map(side => (
            <label key={side} className={`${look.check} ${look.full} ${look.breaking}`}>
              <input
                type="radio"
                name={`merge-${field}`}
                checked={choices[field] === side}
                onChange={() => setChoices({ ...choices, [field]: side })}
              />
              <span>
                <span className={look.dim}>{t(side)}</span> {inWords(field, sides[side])}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {taken.length > 0 && (
        <p className={look.dim} data-above="16">
          {t('mergeBoth', { fields: taken.map(field => label(field)).join(', ') })}
        </p>
      )}
    </Dialog>
  )
}
