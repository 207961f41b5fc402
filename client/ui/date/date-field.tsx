import type { ComponentProps } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import styles from '#client/ui/form/field.module.css'
import { Field, type FieldProps } from '#client/ui/form/field.tsx'
import { formMessages } from '#client/ui/form/messages.ts'
import { useTyped } from '#client/ui/form/use-typed.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import { Popover } from '#client/ui/popover/popover.tsx'
import type { CalendarProps } from './calendar.tsx'
import { readDay, readDayTime } from './read-day.ts'

const Calendar = lazyPart<CalendarProps>(() => import('./calendar.tsx'))

type DateFieldProps = FieldProps &
  Pick<CalendarProps, 'min' | 'max' | 'range'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
    /** A day: `2026-11-30`. With `hasTime` a local time: `2026-11-30T14:05`. Empty if there is none. */
    value: string
    /** Receives a text that is no day as it was typed, so that a schema refuses it. */
    onChange: (value: string) => void
    hasTime?: boolean
  }

/** A day, typed in any common spelling or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, help, error, value, onChange, hasTime, min, max, range, ...input } = props
  const t = useMessages(formMessages)
  const typed = useTyped({ value, onChange, read: hasTime ? readDayTime : readDay, textOf })
  const note = error || (typed.isWrong && t('likeThis', { example: hasTime ? '2026-11-30 14:05' : '2026-11-30' }))
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={note}>
      {wiring => (
        <div className={styles.with}>
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            className={styles.input}
            size={hasTime ? 16 : 10}
            value={typed.text}
            onChange={event => typed.type(event.currentTarget.value)}
            onBlur={event => {
              typed.leave()
              input.onBlur?.(event)
            }}
          />
          {!input.readOnly && !input.disabled && (
            <Popover
              label={t('chooseDay')}
              button={<span className={styles.calendar} />}
              className={styles.end}
              isPlain
              isNarrow
            >
              {close => (
                <Calendar
                  value={typed.known?.slice(0, 10) ?? null}
                  {...{ min, max, range }}
                  onChoose={day => {
                    typed.type(hasTime ? `${day} ${(typed.known ?? 'T00:00').split('T')[1]}` : day)
                    close()
                  }}
                  onFail={close}
                />
              )}
            </Popover>
          )}
        </div>
      )}
    </Field>
  )
}

const textOf = (value: string) => value.replace('T', ' ')
