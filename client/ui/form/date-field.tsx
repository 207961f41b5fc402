import { type ComponentProps, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import type { CalendarProps } from '#client/ui/calendar/calendar.tsx'
import { readDay, readDayTime } from '#client/ui/calendar/read-day.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { Popover } from '#client/ui/popover/popover.tsx'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { formMessages } from './messages.ts'

const Calendar = lazyPart<CalendarProps>(() => import('#client/ui/calendar/calendar.tsx'))

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
  const read = hasTime ? readDayTime : readDay
  // What is being typed, what it means, and the value that it replaces. A page may not take over what is no day.
  const [typed, setTyped] = useState({ over: value, next: value, text: textOf(value), isLeft: false })
  if (typed.over !== value && typed.next === value) setTyped({ ...typed, over: value })
  // Another value, for example a discarded change, replaces the text.
  const text = typed.next === value || typed.over === value ? typed.text : textOf(value)
  const isWrong = typed.isLeft && text.trim() !== '' && read(text) === null

  function type(text: string) {
    const next = read(text) ?? text.trim()
    setTyped({ over: value, next, text, isLeft: false })
    onChange(next)
  }
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      help={help}
      error={error || (isWrong && t(hasTime ? 'dayTime' : 'day'))}
    >
      {wiring => (
        <div className={styles.with}>
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            className={styles.input}
            size={hasTime ? 16 : 10}
            value={text}
            onChange={event => type(event.currentTarget.value)}
            onBlur={event => {
              const known = read(text)
              setTyped({ ...typed, text: known ? textOf(known) : text, isLeft: true })
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
                  value={read(text)?.slice(0, 10) ?? null}
                  {...{ min, max, range }}
                  onChoose={day => {
                    type(hasTime ? `${day} ${(read(text) ?? 'T00:00').split('T')[1]}` : day)
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
