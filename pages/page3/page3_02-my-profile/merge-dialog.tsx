import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#client/i18n.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import type { ProfileFields } from '#resources/profile/contract.ts'
import { type Field, type Merge, mergeProfiles } from './merge.ts'
import styles from './merge-dialog.module.css'
import { messages } from './messages.ts'

/** The three sides of a conflict. */
export type Sides = { base: ProfileFields; mine: ProfileFields; theirs: ProfileFields }
type Side = 'mine' | 'theirs'

type Props = {
  sides: Sides
  /** The whole profile as the operator wants it. */
  onChoose: (chosen: ProfileFields) => void
  onCancel: () => void
}

/** Lets the operator choose, field by field, between their own change and the one made elsewhere. */
export function MergeDialog({ sides, onChoose, onCancel }: Props) {
  const t = useMessages(messages)
  const { base, mine, theirs } = sides
  const { merged, taken, conflicts }: Merge = mergeProfiles(base, mine, theirs)
  const [choices, setChoices] = useState<Partial<Record<Field, Side>>>({})
  const say = (value: ProfileFields[Field]) => (value === null || value === '' ? t('empty') : String(value))

  const handleChoose = () => {
    const fromThem = conflicts.filter(field => choices[field] === 'theirs').map(field => [field, theirs[field]])
    onChoose({ ...merged, ...Object.fromEntries(fromThem) })
  }

  return (
    <Dialog
      isWide
      title={t('mergeTitle')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('keepEditing')}
          </Button>
          <Button disabled={conflicts.some(field => !choices[field])} onClick={handleChoose}>
            {t('saveChoice')}
          </Button>
        </>
      }
    >
      <p>{t('mergeText')}</p>
      {conflicts.map(field => (
        <fieldset key={field} className={styles.field}>
          <legend>{t(field)}</legend>
          <p className={styles.before}>{t('before', { value: say(base[field]) })}</p>
          {(['mine', 'theirs'] as const).map(side => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={`merge-${field}`}
                checked={choices[field] === side}
                onChange={() => setChoices({ ...choices, [field]: side })}
              />
              <span>
                <span className={styles.whose}>{t(side)}</span> {say(sides[side][field])}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {taken.length > 0 && (
        <p className={styles.taken}>{t('mergeBoth', { fields: taken.map(field => t(field)).join(', ') })}</p>
      )}
    </Dialog>
  )
}
